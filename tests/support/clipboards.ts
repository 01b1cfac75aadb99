/** What programs put on the clipboard as HTML, shortened; the markup is theirs. */
export const clipboards = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:16.0pt;color:#2F5496'>A morning at the clinic<o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center'><b><span style='color:red'>Sara</span></b> came <u>early</u>,
<i>before</i>&nbsp;the doctor.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>A drawing<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>A ball<o:p></o:p></p>
<p class=MsoNormal><a href="file:///C:/Users/office/notes.docx">Notes</a> and <a href="https://example.org/fair">the fair</a></p>
<!--EndFragment--></body></html>`,
  web: `<meta charset='utf-8'><article class="post" onclick="steal()"><h1 style="color:#c00">The autumn fair</h1>
<script>steal()</script><style>p{color:red}</style>
<p style="text-align:justify">It was <strong>warm</strong> and <em>loud</em>. <a href="javascript:steal()" target="_blank">Press here</a></p>
<h4>What we sold</h4><ul class="x"><li>Bread<ul><li>with honey</li></ul></li><li>Coffee</li></ul>
<table><tbody><tr><td>Gifts</td><td>120</td></tr></tbody></table>
<blockquote><p>We will come again.</p></blockquote><img src="https://tracker.example/1.gif" onerror="steal()"></article>`,
};
