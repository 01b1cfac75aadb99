import { fillPlaceholders, MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import { toIsoDay } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { Container } from '#ui/layout/section.tsx';
import css from './approval-page.module.css';

/** State of the approval page: the question, thanks, or why there is nothing to answer. */
export type ApprovalView =
  | {
      kind: 'question';
      asker: string | null;
      name: string;
      title: string;
      note: string;
      until: Date;
      /** The address of the draft, which carries the link's secret. */
      draft: string;
      words: string;
      problem: 'noComment' | 'tooLong' | 'unreadable' | null;
    }
  | { kind: 'sent'; answer: 'approved' | 'changes' }
  | { kind: 'broken' | 'gone' | 'ended' | 'withdrawn' | 'approved' | 'answeredChanges' };

type ApprovalPageProps = { view: ApprovalView; locale: Locale };

/** The page of an approval link: plain HTML, for somebody without an account. */
export function ApprovalPage({ view, locale }: ApprovalPageProps) {
  const texts = approvalPageTexts[locale];
  return (
    <Container narrow className={css.page}>
      <Title as="h1" variant="section" words={{ text: texts.title }} />
      <div className={css.card} data-on-surface>
        {view.kind === 'question' ? (
          <Question view={view} locale={locale} />
        ) : (
          <>
            <p role="status">{view.kind === 'sent' ? texts.sent[view.answer] : texts[view.kind]}</p>
            <p>
              <ButtonLink href={localePath(locale, '/')}>{texts.home}</ButtonLink>
            </p>
          </>
        )}
      </div>
    </Container>
  );
}

type QuestionProps = { view: Extract<ApprovalView, { kind: 'question' }>; locale: Locale };

function Question({ view, locale }: QuestionProps) {
  const texts = approvalPageTexts[locale];
  const { asker, name, title, note, draft } = view;
  const asks = fillPlaceholders(texts.asks, { asker: asker ?? texts.somebody, name, title });
  return (
    <>
      <p>{asks}</p>
      {note && (
        <div>
          <Title variant="tile" words={{ text: texts.note }} />
          <p className={css.note}>{note}</p>
        </div>
      )}
      <div className={css.look}>
        <ButtonLink variant="ink" href={draft}>
          {texts.look}
        </ButtonLink>
        <p className={css.hint}>{texts.lookHint}</p>
      </div>
      <AnswerForm view={view} locale={locale} />
    </>
  );
}

function AnswerForm({ view: { until, words, problem }, locale }: QuestionProps) {
  const texts = approvalPageTexts[locale];
  const [before, after] = texts.until.split('{day}');
  return (
    <form method="post" className={css.form} aria-labelledby="answer">
      <ErrorSummary locale={locale} problems={listProblems(['comment', problem && texts[problem]])} />
      <Title variant="tile" id="answer" words={{ text: texts.question }} />
      <TextArea
        id="comment"
        label={texts.comment}
        hint={texts.commentHint}
        error={problem && texts[problem]}
        maxLength={MOST_WORDS}
        rows={5}
        defaultValue={words}
      />
      <div className={css.answers}>
        <Button type="submit" variant="go" name="answer" value="approved">
          {texts.approve}
        </Button>
        <Button type="submit" name="answer" value="changes">
          {texts.changes}
        </Button>
      </div>
      <p className={css.hint}>
        {before}
        <Day day={toIsoDay(until)} locale={locale} />
        {after}
      </p>
    </form>
  );
}

/** The words of the page behind a link to approve. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const approvalPageTexts = {
  en: {
    title: 'Approve a text before it goes public',
    asks: '{asker} asks you, {name}, to read “{title}”.',
    somebody: 'The charity',
    note: 'Their note to you',
    look: 'Read it as visitors would see it',
    lookHint: 'Opens in this window; come back with the back button of your browser.',
    question: 'Your answer',
    comment: 'Comment',
    commentHint: 'Optional if you approve. Say what should change if you ask for changes.',
    approve: 'Approve it',
    changes: 'Ask for changes',
    until: 'This link takes one answer, until {day}. Your answer doesn’t publish anything.',
    noComment: 'Please say what should change.',
    tooLong: 'Please write at most 1,000 characters.',
    unreadable: 'Your answer could not be read. Please send it again.',
    sent: {
      approved: 'You have approved it. Whoever asked was told. Thank you!',
      changes: 'You have asked for changes. Whoever asked was told. Thank you!',
    },
    broken: 'This link is incomplete. Please open it from the mail again, or copy all of it.',
    gone: 'There is nothing left to approve here.',
    ended: 'This link has expired. Whoever asked you can send a new one.',
    withdrawn: 'Whoever asked you has withdrawn the question. There is nothing to do.',
    approved: 'You have already answered: approved.',
    answeredChanges: 'You have already answered: changes asked for.',
    home: 'To the home page',
  },
  am: {
    title: 'ጽሑፍ ለሕዝብ ከመቅረቡ በፊት ያጽድቁ',
    asks: '{name}፣ “{title}”ን እንዲያነቡ በ{asker} ተጠይቀዋል።',
    somebody: 'ድርጅቱ',
    note: 'የጻፉልዎት',
    look: 'ጎብኚዎች እንደሚያዩት ያንብቡት',
    lookHint: 'በዚሁ መስኮት ይከፈታል፤ በአሳሽዎ የመመለሻ አዝራር ይመለሱ።',
    question: 'የእርስዎ መልስ',
    comment: 'አስተያየት',
    commentHint: 'ካጸደቁ አስገዳጅ አይደለም። ለውጥ ከጠየቁ ምን መቀየር እንዳለበት ይግለጹ።',
    approve: 'ያጽድቁት',
    changes: 'ለውጥ ይጠይቁ',
    until: 'ይህ አገናኝ እስከ {day} ድረስ አንድ መልስ ይቀበላል። በእሱ ምንም ነገር ለሕዝብ አይታይም።',
    noComment: 'እባክዎ ምን መቀየር እንዳለበት ይግለጹ።',
    tooLong: 'እባክዎ ቢበዛ 1,000 ፊደላት ይጻፉ።',
    unreadable: 'መልስዎን ማንበብ አልተቻለም። እባክዎ እንደገና ይላኩት።',
    sent: {
      approved: 'አጽድቀውታል። ለጠየቁዎት ሰው ተነግሯል። እናመሰግናለን!',
      changes: 'ለውጦችን ጠይቀዋል። ለጠየቁዎት ሰው ተነግሯል። እናመሰግናለን!',
    },
    broken: 'ይህ አገናኝ ሙሉ አይደለም። እባክዎ ከኢሜይሉ እንደገና ይክፈቱት፣ ወይም ሙሉውን ይቅዱት።',
    gone: 'እዚህ የሚጸድቅ ነገር የለም።',
    ended: 'የዚህ አገናኝ ጊዜ አልፏል። የጠየቁዎት ሰው አዲስ ሊልኩልዎ ይችላሉ።',
    withdrawn: 'ጥያቄው ተሰርዟል። ምንም ማድረግ አያስፈልግም።',
    approved: 'ቀደም ብለው መልሰዋል፦ ጸድቋል።',
    answeredChanges: 'ቀደም ብለው መልሰዋል፦ ለውጦች ተጠይቀዋል።',
    home: 'ወደ መነሻ ገጽ',
  },
} as const satisfies Record<Locale, unknown>;
