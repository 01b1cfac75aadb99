import { fillPlaces, MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import { dayOf } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { Container } from '#ui/layout/container.tsx';
import css from './approval-page.module.css';
import { approvalPageTexts } from './approval-page.texts.ts';

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
  const asks = fillPlaces(texts.asks, { asker: asker ?? texts.somebody, name, title });
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
      <ErrorSummary locale={locale} problems={problemsOf(['comment', problem && texts[problem]])} />
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
        <Day day={dayOf(until)} locale={locale} />
        {after}
      </p>
    </form>
  );
}
