/** Ways in which pages hide a text: the word "secret" is hidden in each, "seen" is not. */
export const hidden: Record<string, string> = {
  'white letters': '<p>seen<span style="color:#fff">secret</span></p>',
  'nearly white letters': '<p>seen<span style="color:#f8f8f8">secret</span></p>',
  'transparent letters': '<p>seen<span style="color:transparent">secret</span></p>',
  'letters that are almost transparent': '<p>seen<span style="color:rgba(0, 0, 0, .03)">secret</span></p>',
  'black letters on black': '<p>seen<span style="background:#000;color:#0a0a0a">secret</span></p>',
  'a colour from around it': '<div style="color:white"><p>secret</p><p style="color:#222">seen</p></div>',
  'a colour by class': '<style>.a{color:white}</style><p>seen<b class=a>secret</b></p>',
  'tiny letters': '<p>seen<span style="font-size:1px">secret</span></p>',
  'letters of no size': '<p>seen<span style="font-size:0">secret</span></p>',
  opacity: '<p>seen<span style="opacity:0">secret</span></p>',
  'a filter': '<p>seen<span style="filter:opacity(0)">secret</span></p>',
  visibility: '<p>seen<span style="visibility:hidden">secret</span></p>',
  collapse: '<p>seen<span style="visibility:collapse">secret</span></p>',
  'display with !important': '<p>seen<span style="display:none !important">secret</span></p>',
  'a rule for screens': '<style>@media screen{.a{display:none}}</style><p>seen<b class=a>secret</b></p>',
  'a rule that weighs more':
    '<style>p b.a{display:none} .a{display:inline}</style><p>seen<b class=a>secret</b></p>',
  'clip of screen readers':
    '<p>seen<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">secret</span></p>',
  'clip alone': '<p>seen<span style="position:absolute;clip:rect(1px,1px,1px,1px)">secret</span></p>',
  'clip-path inset': '<p>seen<span style="clip-path:inset(50%)">secret</span></p>',
  'clip-path circle': '<p>seen</p><p style="clip-path:circle(0)">secret</p>',
  'no height': '<p>seen</p><div style="height:0;overflow:hidden">secret</div>',
  'no width': '<p>seen</p><div style="width:0;overflow:hidden">secret</div>',
  'content-visibility': '<p>seen</p><div style="content-visibility:hidden">secret</div>',
  'scale 0': '<p>seen</p><p style="transform:scale(0)">secret</p>',
  'closed details': '<p>seen</p><details><summary>seen</summary>secret<p>secret</p></details>',
  'closed dialog': '<p>seen</p><dialog>secret</dialog>',
  'hidden until found': '<p>seen</p><p hidden="until-found">secret</p>',
  hidden: '<p>seen</p><p hidden>secret</p>',
  template: '<p>seen</p><template><p>secret</p></template>',
  noscript: '<p>seen</p><noscript><p>secret</p></noscript>',
  'mso-hide': '<p>seen<span style="mso-hide:all">secret</span></p>',
  'mso-hide with a comment inside': '<p>seen<span style="mso-hide:/* */all !important">secret</span></p>',
};

/** Those that only a browser finds: it lays out what it renders, and understands all of CSS. */
export const hiddenByLayout: Record<string, string> = {
  'display with a comment inside': '<p>seen<span style="display/**/:/* x */none">secret</span></p>',
  'left of the page': '<p>seen</p><p style="position:absolute;left:-9999px">secret</p>',
  'above the page': '<p>seen</p><p style="position:fixed;top:-500px">secret</p>',
  'far to the right': '<p>seen</p><p style="position:absolute;right:-9999px">secret</p>',
  'a margin': '<p>seen</p><p style="margin-left:-9999px;width:200px">secret</p>',
  indentation: '<p>seen</p><p style="text-indent:-9999px">secret</p>',
  translation: '<p>seen</p><p style="transform:translateX(-200vw)">secret</p>',
  'max-height': '<p>seen</p><div style="max-height:0;overflow:hidden"><p>secret</p></div>',
  'beside a box that cuts':
    '<p>seen</p><div style="width:50px;overflow:hidden;text-indent:100px;white-space:nowrap">secret</div>',
  'the scale property': '<p>seen</p><p style="scale:0">secret</p>',
  polygon: '<p>seen</p><p style="clip-path:polygon(0 0, 0 0, 0 0)">secret</p>',
  'a closed popover': '<p>seen</p><div popover>secret</div>',
  'old attributes': '<p>seen<font color="#FFFFFF">secret</font></p>',
};

/** What cannot be decided: the ground is a picture, or a colour is written in a form that is not compared. */
export const undecided: Record<string, string> = {
  'white on a picture': '<div style="background-image:url(a.jpg)"><p style="color:#fff">seen</p></div>',
  'letters that show a gradient':
    '<p style="background-image:linear-gradient(red,blue);background-clip:text;color:transparent">seen</p>',
};

export const undecidedInBrowsers: Record<string, string> = {
  'white on oklch': '<p style="background:oklch(20% 0.1 250);color:white">seen</p>',
};

/** What looks like one of them, and is visible. */
export const visible: Record<string, string> = {
  'white on dark': '<p style="background:#333;color:#fff">seen</p>',
  'white on dark around it':
    '<div style="background-color:#000080"><p><b style="color:white">seen</b></p></div>',
  'white on dark by class':
    '<style>.a{background:#123} .a p{color:#fff}</style><div class=a><p>seen</p></div>',
  'light grey': '<p style="color:#ccc">seen</p>',
  'shown again': '<p style="visibility:hidden"><b style="visibility:visible">seen</b></p>',
  'large in small': '<p style="font-size:0"><b style="font-size:12px">seen</b></p>',
  'a rule for print': '<style>@media print{p{display:none}}</style><p>seen</p>',
  'a rule that is outweighed': '<style>p{display:none} p.a{display:block}</style><p class=a>seen</p>',
  'open details': '<details open><summary>seen</summary><p>seen</p></details>',
  'an open dialog': '<dialog open>seen</dialog>',
  'a list that scrolls': `<div style="height:100px;overflow:auto">${'<p>seen</p>'.repeat(50)}</div>`,
  'a page that scrolls inside': `<div style="height:300px;overflow:hidden"><div style="height:300px;overflow:auto">${'<p>seen</p>'.repeat(50)}</div></div>`,
  'a long page': `<body style="overflow:hidden;height:100%">${'<p>seen</p>'.repeat(200)}</body>`,
  'a cut line': '<p style="width:20px;overflow:hidden;white-space:nowrap">seen seen seen</p>',
  'indentation of lists': '<p style="margin-left:36pt;text-indent:-18pt">seen</p>',
};
