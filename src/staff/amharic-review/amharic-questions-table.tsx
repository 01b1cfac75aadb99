import { amharicQuestions } from '../language/amharic-questions.ts';
import { languageHere } from '../language/say.ts';
import { Table } from '../parts/table.tsx';

/** Each question with the sentence as it is read now, and as it could be. */
export function AmharicQuestions({ title }: { title: string }) {
  const rows = amharicQuestions.map(({ place, english, now, proposal, question }) => ({
    key: `${place} ${now}`,
    cells: [
      <span key="english" lang="en">
        {english}
      </span>,
      <span key="now" lang="am">
        {now}
      </span>,
      <span key="proposal" lang="am">
        {proposal}
      </span>,
      question[languageHere()],
      <code key="place">{place}</code>,
    ],
  }));
  return <Table title={title} columns={['English', 'Now', 'Proposal', 'Question', 'File']} rows={rows} />;
}
