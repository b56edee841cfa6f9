// English: what can be wrong in <graze-value> and <graze-when>, for the author of the page.

export default {
  noScene: 'There is no <graze-scene> with the id “{id}”.',
  badName: 'name="{text}" is not a name such as enter.t.',
  badDigits: 'digits="{text}" is not a whole number from 0 to 20.',
  badTest: 'test="{text}" cannot be read from “{rest}” on. A test is written like contact == cross and enter.t < 0.5.',
  shortTest: 'test="{text}" ends too early. A test is written like contact == cross and enter.t < 0.5.',
  noWord: 'It is never “{word}”. It is one of {known}.',
  tooLong: 'The test is longer than {count} characters.',
  notNumbers: '“{name}” cannot be compared with {sign}: that takes two numbers.',
  noName: 'The answer has no “{name}”. It has {known}.',
  noPart: '“{whole}” has no “{name}”. It has {known}.',
  oneValue: '“{whole}” is one value, so there is no “{path}”.',
  notOneValue: '“{path}” is not one value. Its parts are {known}.',
};
