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
  wordTracked: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!--
 @font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
 p.MsoNormal {margin:0cm;font-size:11.0pt;}
 span.Note {mso-style-name:Note; display:none; mso-hide:all;}
 @media print { p.MsoNormal { display:none; } }
 @page WordSection1 {size:595.3pt 841.9pt;}
 div.WordSection1 {page:WordSection1;}
--></style></head>
<body lang=EN-GB><!--StartFragment--><div class=WordSection1>
<p class=MsoNormal>We gave <del cite="mailto:Abebe%20Kebede" datetime="2026-11-20T10:15">50</del><ins
cite="mailto:Abebe%20Kebede" datetime="2026-11-20T10:15">60</ins> birr<a style='mso-comment-reference:AK_1;mso-comment-date:20261120T1016'>
to her mother</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AK1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span>.<o:p></o:p></p>
<p class=MsoNormal><del cite="mailto:Abebe%20Kebede" datetime="2026-11-20T10:17">The father is in prison.<o:p></o:p></del></p>
<p class=MsoNormal>She is well.<span style='display:none;mso-hide:all'> Her name is Hiwot Alemu.</span><span
class=Note> Call 0911.</span><span style='color:white'> HIV</span><span style='font-size:0pt'> positive</span></p>
</div><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1
width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span
class=MsoCommentReference><span style='font-size:8.0pt'>[AK1]</span></span>Is this allowed?</p></div></div></div>
<!--EndFragment--></body></html>`,
  libreOffice: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">
p { line-height: 115% } .gone { text-decoration: line-through }</style></head><body lang="en-GB" dir="ltr">
<p style="line-height: 100%">We gave <strike>50</strike> <s>55</s> <span style="text-decoration: line-through">58</span>
<span class="gone">59</span>60 birr.<!-- Who decided this? --></p><p style="display: none">Hidden paragraph</p></body></html>`,
  outlook: `<html><head></head><body><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;opacity:0;overflow:hidden;mso-hide:all">Preview for the inbox</div>
<table><tr><td bgcolor="#8a1c1c" style="color:#ffffff">Thank you</td></tr></table>
<p style="visibility:hidden">Tracking 4711</p><p class="MsoNormal"><span style="mso-deleted:yes">Dear</span> Hello</p></body></html>`,
  googlePage: `<html><body class="doc-content"><p class="c1"><span>She came early</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>.</span></p>
<div style="border:1px solid black;margin:5px"><p class="c2"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is this true?</span></p></div></body></html>`,
  googleDocs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><p dir="ltr"><span
style="color:#000000;white-space:pre-wrap;">We gave fiftysixty birr to </span><span style="font-weight:700;">her father and </span><span>her mother.</span></p><p dir="ltr"><span>All of it.</span></p></b>`,
};

/** The text of `googleDocs` in the form of Google Docs, with suggested deletions from one place to another. */
export function googleForm(text: string, deleted: readonly (readonly [from: number, to: number])[]): string {
  const marks: (string[] | null)[] = Array.from(text, () => null);
  marks[0] = [];
  for (const [from, to] of deleted) {
    marks[to] = [];
    marks[from] = ['suggest.1'];
  }
  const resolved = {
    dsl_spacers: text,
    dsl_suggesteddeletions: { sgsl_sugg: marks },
    dsl_entitypositionmap: {},
  };
  return JSON.stringify({ dih: 1, data: JSON.stringify({ resolved }), dct: 'kix' });
}
