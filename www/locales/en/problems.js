// English: what is said when something is wrong.

export default {
  problems: {
    notOffered: 'This option does not exist.',
    notANumber: 'Please type a number.',
    unclearComma: '“{text}” is unclear: type it without the comma, or with a point in its place.',
    tooLarge: 'Too large for a double.',
    tooSmall: 'Must be {low} or more.',
    notMultiple: 'Must be a multiple of {snap}.',
    outOfLimits: 'Must be between {low} and {high}.',
    inverted: '{min} must be ≤ {max}.',
    garbledLink: 'This link has a mistake, so the figure shows its default.',
    garbledValue: '{place} is {was} in this state. {must} The figure shows its default.',
    garbledForm: '“{text}” cannot be read as {place}, which is written as {form}. The figure shows its default.',
    noField: '“{name}” is not one of the fields: {fields}. The figure shows its default.',
    garbledLook: 'This link has a mistake in its part “{place}”, which is left out.',
    hugeLink: 'This link is too long for this page, so the figure shows its default.',
    newLink: 'This link was made by a newer version of this page, so the figure shows its default.',
    oldLink: 'This link has a version that does not exist, so the figure shows its default.',
    notWhole: '{name}="{text}" is not a whole number, 0 or more.',
    notPart: '{name}="{text}" is not a number from 0 to 1.',
    notPositive: '{name}="{text}" is not a number above zero.',
    notAWord: '{name}="{text}" is not one of the values: {words}.',
    noOption: '{name}="{text}" is not an option of this scene.',
    noChallenge: 'This scene has no challenge called “{name}”, so it is shown as usual.',
    noScene: 'There is no scene called “{name}”. The scenes are {names}.',
    noWasm:
      'This figure needs WebAssembly, which this browser does not have or does not allow here. You can still read the text.',
    failed: 'The figure could not start: {reason}',
    stopped: 'The figure has stopped because of an error: {reason}',
    again: 'Start again',
  },
};
