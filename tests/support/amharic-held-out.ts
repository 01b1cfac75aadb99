/**
 * What visitors type, and the word a page has for it: written before the rules of the search were tried on them, to
 * measure the rules and not the list. Each line: the word on the page, then what is typed for it.
 */
function parsePairs(lines: string): readonly (readonly [string, string])[] {
  return lines
    .trim()
    .split('\n')
    .flatMap(line => {
      const [meant = '', ...typed] = line.trim().split(/\s+/);
      return typed.map(each => [meant, each] as const);
    });
}

/** The same word in another spelling. */
export const heldOutSpellings = parsePairs(`
ሐዋሳ ሀዋሳ ሃዋሳ ኃዋሳ
ሐረር ሀረር ሃረር
ሐሳባችን ሀሳባችን ሃሳባችን
ሕሙማን ህሙማን ኅሙማን
ሕመምተኛ ህመምተኛ ኅመምተኛ
ሆዳም ሖዳም
ኅዳሴ ህዳሴ ሕዳሴ
ኃይማኖት ሀይማኖት ሃይማኖት ሐይማኖት
ኀዘን ሀዘን ሐዘን ሃዘን
ኅብረተሰብ ህብረተሰብ ሕብረተሰብ
ኁልቁ ሁልቁ
ጤንነት ጤንነት፣
ሠራተኛ ሰራተኛ
ሠራዊት ሰራዊት
ሥርዓት ስርአት ሥርአት ስርዓት
ሥነሥርዓት ስነስርዓት ስነስርአት
ሥጦታ ስጦታ
ሥልጠና ስልጠና
ሥዕል ስእል ስዕል
ንጉሥ ንጉስ
ሚሊዮን ሚልዮን
መሥሪያ መስሪያ
መሥዋዕት መስዋእት መስዋዕት
ምሥጋና ምስጋና
ምሥራቅ ምስራቅ
አሥራ አስራ ዐስራ
ዐቢይ አቢይ ዓቢይ
ዐዋቂ አዋቂ ዓዋቂ
ዓይነት አይነት ዐይነት
ዓውድ አውድ ዐውድ
ዕንባ እንባ
ዕርቅ እርቅ
ዕረፍት እረፍት
ዕውር እውር
ዕጣን እጣን
ሰዓት ሰአት ሠዓት
ሰዓሊ ሰአሊ
መዓዛ መአዛ
ተዓምር ተአምር
ፀጉር ጸጉር
ፀደይ ጸደይ
ፀጋ ጸጋ
ፀጥታ ጸጥታ
ፀሎት ጸሎት
ጽሑፍ ጽሁፍ ፅሑፍ ፅሁፍ
ጽዳት ፅዳት
ጽጌረዳ ፅጌረዳ
ጻድቃን ፃድቃን
ዕፀዋት እጽዋት ዕጽዋት
መጽሔት መጽሄት መፅሔት መፅሄት
መፅሐፍት መጻሕፍት
ሐፂን ሐጺን ሀጺን
ቋንቋዎች ቁዋንቁዋዎች ቅዋንቅዋዎች
ቋሚ ቁዋሚ ቅዋሚ
ቁጥር ቍጥር
ቁርስ ቍርስ
ጐንደር ጎንደር
ጐረቤት ጎረቤት
ጐጆ ጎጆ
ጓደኞች ጉዋደኞች
ጓሮ ጉዋሮ
ጉንፋን ጒንፋን
ኳስ ኩዋስ
ኩላሊት ኵላሊት
ኰረብታ ኮረብታ
ሟች ሙዋች
ሯጭ ሩዋጭ
ሷ ሱዋ
ቧንቧ ቡዋንቡዋ
ቷ ቱዋ
ዷ ዱዋ
ጧት ጡዋት
ጯሂ ጩዋሂ
ኋላ ሁዋላ
ዟሪ ዙዋሪ
ጄኔቫ ጀኔቫ
ጌታቸው ጌታቸዉ
ዉጤት ውጤት
ዉሎ ውሎ
ሰዉነት ሰውነት
ዪሁን ይሁን
ቼክ ቸክ
የኔ የኔ።
፲፱፻፷፮ 1966
፳፻፲፰ 2018
፻፶ 150
፴፭ 35
ኢትዮጵያዊ ኢትዮፕያዊ
ኢየሱስ እየሱስ
ኤችአይቪ ኤችኣይቪ
ኣዲስ አዲስ
አባ ኣባ
ካንሠር ካንሰር
ለኅፃናት ለህጻናት ለሕፃናት
በኃይል በሀይል በሐይል
ዓ.ም አ.ም
`);

/** The same word with what Amharic hangs onto it, on the page or in what is typed. */
export const heldOutForms = parsePairs(`
የሰላም ሰላም
በሆስፒታል ሆስፒታል
ለልጆች ልጆች ልጅ
ከአዲስ አዲስ
የካንሰር ካንሰር
መድኃኒቶች መድኃኒት መድሀኒት
የመድኃኒት መድሃኒት
ሐኪሞች ሐኪም
ለሐኪሞች ሀኪም
ሆስፒታሎች ሆስፒታል
ትምህርቶች ትምህርት
በትምህርት ትምህርት
ፕሮጀክቶች ፕሮጀክት
ዜናዎች ዜና
አጋሮች አጋር
ለአጋሮቻችን አጋር
ቤተሰቦች ቤተሰብ
ሰላምና ሰላም
ነርሶች ነርስ
ክሊኒክ በክሊኒክ
ክሊኒኮች ክሊኒክ
ካንሰር የካንሰርን
እናቶች እናት
ስለካንሰር ካንሰር
እንደእናት እናት
ወደሆስፒታል ሆስፒታል
ልገሳዎች ልገሳ
ገንዘቡን ገንዘብ
ደጋፊዎች ደጋፊ
ለደጋፊዎች ደጋፊ
`);

/** What people type in Latin letters. */
export const heldOutLatin = parsePairs(`
ሐዋሳ hawassa hawasa awasa
ጎንደር gonder gondar
ሐረር harar harer
ባህርዳር bahirdar bahrdar
መቀሌ mekele mekelle
ድሬዳዋ diredawa
ጅማ jimma jima
ላሊበላ lalibela
አክሱም axum aksum
ኦሮሞ oromo
አማራ amhara amara
ትግራይ tigray
ደጋፊ degafi
ልገሳ ligesa legesa
እርዳታ irdata erdata
ስጦታ sitota
ነርስ nurse ners
ዶክተር doctor dokter
ክሊኒክ clinic klinik
ፋርማሲ farmasi pharmacy
ቀዶ kedo qedo
ደስታ desta
ተስፋ tesfa
ፍቅር fikir fiqir
ብርሃን birhan berhan
ጸሎት tselot selot
ፀሐይ tsehay tsehai
ጥምቀት timkat
ኪዳን kidan
ወላጅ welaj wolaj
ወንድም wendim wondim
እህት ihit ehet
ሴት set
ወንድ wend wond
ገንዘብ genzeb
ብር birr bir
ቀን ken qen
ሳምንት samint
ወር wer
ዓመት amet
ዜና zena
ዝግጅት zigijit
ፕሮጀክት project projekt
አጋር agar
ቡድን budin
ሪፖርት report riport
ጋዜጣ gazeta
ቋንቋ kuankua quanqua kwankwa
ጓደኛ guadegna gwadenya
እንግዳ ingida
ምግብ migib megeb
ወተት wetet
ሻይ shai shay
በሽታ beshita
ነጭ nech
ሕይወት hiwot hiywet
ተማሪ temari
መምህር memhir
አስተማሪ astemari
ጨዋታ chewata
`);

/** Words with one slip of the finger or the ear. */
export const heldOutSlips = parsePairs(`
ሆስፒታል ሆስፕታል ሆሲፒታል
መድኃኒት መዳኒት መድሃኔት
ኮምፒውተር ኮምፒዩተር ኮምፕዩተር
ቴሌቪዥን ቴሌቭዥን
ትምህርት ትምርት ትምህረት
ኢንተርኔት እንተርኔት
ካንሰር ካንስር ካሰር
ፕሮጀክት ፕሮጄክት ፕሮጅክት
ክሊኒክ ክልኒክ
ሚኒስትር ሚንስትር ሚኒስተር
ፋርማሲ ፋርማስ
ሰላም ሰለም
አበባ አበበ
ፕሮፌሰር ፕሮፈሰር
`);

/** English words with one slip. */
export const heldOutEnglishSlips = parsePairs(`
medicine medecine medicin
hospital hospitl hosptial
children childern chidren
volunteer volunter voluntear
partnership partnrship
treatment treatmant
chemotherapy chemotheraphy
newsletter newsleter
`);
