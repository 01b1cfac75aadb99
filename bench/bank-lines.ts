import { matchLines } from '#features/giving/bank/match-lines.rules.ts';
import { readCamt } from '#features/giving/bank/read-camt.ts';
import { paymentReferenceOf, printPaymentReference } from '#features/giving/payment-reference.rules.ts';

// How long a statement of 5,000 lines takes and how many lines find their gift: most givers copy the reference, some
// write it badly, some leave it out.
const count = 5000;
const gifts = Array.from({ length: count }, (_, index) => ({
  id: String(index),
  reference: paymentReferenceOf(String(index).padStart(12, '0')),
  amount: [1000, 2500, 5000, 10_000][index % 4] ?? 1000,
  currency: 'EUR',
  name: `Giver${index % 1700} Family${index % 900}`,
}));

function wordsOf(index: number): string {
  const printed = printPaymentReference(gifts[index]?.reference ?? '');
  if (index % 20 === 0) return 'for the children';
  if (index % 20 === 1) return printed.toLowerCase().replaceAll('0', 'o');
  return index % 3 === 0 ? printed : printed.replaceAll(' ', '');
}

const entries = gifts.map(
  (gift, index) => `<Ntry><Amt Ccy="EUR">${(gift.amount / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${gift.name}</Nm>
</Pty></Dbtr></RltdPties><RmtInf><Ustrd>${wordsOf(index)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
);
const file = new TextEncoder().encode(
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
);

const started = performance.now();
const statement = readCamt(file);
if (!statement.ok) throw new Error(statement.problem);
const read = performance.now();
const matches = matchLines(statement.value.lines, gifts, { lineIds: new Set(), gifts: [] });
const matched = performance.now();
const results = Object.groupBy(matches, match => match.result);
const wrong = matches.filter(
  (match, index) => match.result === 'matched' && match.giftId !== String(index),
).length;
console.log(`read ${matches.length} lines (${file.byteLength} bytes) in ${Math.round(read - started)} ms`);
console.log(`matched in ${Math.round(matched - read)} ms, wrong: ${wrong}`);
for (const [result, list] of Object.entries(results))
  console.log(`${result}: ${((list.length / count) * 100).toFixed(1)} %`);
