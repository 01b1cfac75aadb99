import type { Locale } from '#core/locale.ts';
import { stationMailTexts } from '#money/donors/station-mails.texts.ts';
import type { EndStationMails } from '#site/forms/end-station-mails.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { FormCard, FormPage } from '#ui/layout/form-page.tsx';

/** The page that ends the mails about stations. It works without script. */
export function EndStationMailsPage({ view, locale }: { view: EndStationMails['view']; locale: Locale }) {
  const texts = stationMailTexts[locale];
  return (
    <FormPage>
      <Title as="h1" variant="section">
        {texts.leaveTitle}
      </Title>
      <FormCard>
        {view === 'ask' ? (
          <>
            <p>{texts.leaveWords}</p>
            <form method="post">
              <Button type="submit" variant="ink">
                {texts.leave}
              </Button>
            </form>
          </>
        ) : (
          <p role="status">{texts[view]}</p>
        )}
      </FormCard>
    </FormPage>
  );
}
