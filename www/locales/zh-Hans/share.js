// Simplified Chinese: the words of the menu that shares what is shown.

export default {
  label: '分享当前画面',
  link: '链接',
  embed: '嵌入：元素',
  iframe: '嵌入：iframe',
  copyFirst:
    '请先把npm包graze2d里的dist-element文件夹复制到网页旁边，并命名为graze2d。使用打包工具时，导入graze2d/element来代替这个脚本。',
  fromHere: '框架的内容来自本站，不必先复制任何文件。',
  picture: '图片',
  png: '保存为PNG',
  svg: '保存为SVG',
  text: '要复制的文本',
  copied: '已复制：{what}。',
  refused: '本页无权写入剪贴板。文本已选中，请按Ctrl+C或⌘C复制。',
  saved: '已保存为{name}。',
  offered: '已保存为{name}。如果没有出现文件，说明这个内嵌框架无权保存文件。请右键单击或长按下面的图片，保存或复制它。',
  maybeSaved: '应该已保存为{name}。如果找不到文件，说明这个内嵌框架无权保存文件。',
  notSaved: '无法保存：{reason}。',
  noPng: '这个浏览器无法保存PNG，请改存为SVG。',
};
