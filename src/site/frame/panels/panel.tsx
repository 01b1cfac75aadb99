import type { ReactNode } from 'react';
import { punctuation } from '#core/words.ts';
import { eventTexts } from '#features/events/event.texts.ts';
import { EventBadge, EventDate, EventStatus, timingData } from '#features/events/event-badge.tsx';
import type { EventCard } from '#features/events/event-card.ts';
import { shownTime } from '#features/events/event-details.rules.ts';
import { GetTicket } from '#features/events/get-ticket.tsx';
import type { MenuLink } from '#features/navigation/menu.queries.ts';
import { newsTexts } from '#features/news/news.texts.ts';
import type { PostCard } from '#features/news/post-card.ts';
import type { Project } from '#features/projects/project.queries.ts';
import type { Report } from '#features/reports/report.queries.ts';
import type { TeamMember } from '#features/team/team.queries.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import { describeInShort, type Frame } from '../read-frame.ts';
import css from './panel.module.css';
import { barItems } from './panel.rules.ts';
import { FollowUs, PanelFeature, PanelList, PanelRow, panelTexts } from './panel-parts.tsx';
import type { Panels } from './read-panels.ts';

/** The panels of the bar, in its order; BarLinks moves each below its link when a link is hovered or focused. */
export function BarPanels({ frame, panels }: { frame: Frame; panels: Panels }) {
  return barItems(frame.menu).map(item => (
    <Panel key={item.path} frame={frame} href={frame.toLinkProps(item).href}>
      <MenuPanel item={item} frame={frame} panels={panels} />
    </Panel>
  ));
}

/** The layout of every panel: its own content, and beside it the links to follow us and share the page. */
function Panel({ frame, href, children }: { frame: Frame; href: string; children: ReactNode }) {
  return (
    <div className={css.panel} data-panel={href} data-on-surface>
      <Container className={css.inside}>
        {children}
        <FollowUs frame={frame} />
      </Container>
    </div>
  );
}

/** The panel of a menu item: the list staff chose for it (`id`, 0 to 4), meet under Contact, or text alone. */
function MenuPanel({ item, frame, panels }: { item: MenuLink; frame: Frame; panels: Panels }) {
  const own = { frame, title: <LocalizedText words={item.label} /> };
  switch (item.id) {
    case 0:
      return <EventsPanel {...own} events={panels.events} featured={panels.featured} />;
    case 1:
      return <TeamPanel {...own} team={panels.team} />;
    case 2:
      return <NewsPanel {...own} posts={panels.posts} />;
    case 3:
      return <ReportsPanel {...own} reports={panels.reports} />;
    case 4:
      return <ProjectsPanel {...own} projects={panels.projects} />;
  }
  return item.path === '/contact' ? <ContactPanel {...own} /> : <AboutPanel {...own} />;
}

/** A sentence about us, and a drawing of a family with the slogan in both languages; it has no list. */
function AboutPanel({ frame, title }: { frame: Frame; title: ReactNode }) {
  const { organisation, renderContext, to } = frame;
  const texts = panelTexts[renderContext.locale];
  return (
    <>
      <div>
        <Title as="p" variant="story">
          {title}
        </Title>
        <LocalizedText as="p" words={describeInShort(frame)} className={css.about} />
      </div>
      <PanelFeature
        picture={null}
        drawing="campaign-family-fund"
        failure={texts.imageError}
        href={to('/about')}
        title={<LocalizedText words={organisation.slogan} />}
        action={
          <TextLink variant="bold" href={to('/about')}>
            {texts.readAbout}
          </TextLink>
        }
      >
        <LocalizedText as="p" words={organisation.otherSlogan} className={css.echo} />
      </PanelFeature>
    </>
  );
}

/** How to reach us, and a link to schedule a meeting. */
function ContactPanel({ frame, title }: { frame: Frame; title: ReactNode }) {
  const { to, renderContext, organisation, takesMeetings } = frame;
  const { phone, email } = organisation;
  const texts = panelTexts[renderContext.locale];
  return (
    <>
      <PanelList title={title} all={{ href: to('/contact'), words: texts.write }}>
        {phone && <PanelRow href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</PanelRow>}
        {email && <PanelRow href={`mailto:${email}`}>{email}</PanelRow>}
      </PanelList>
      {takesMeetings && (
        <PanelFeature
          picture={null}
          drawing="meet-coffee-table"
          failure={texts.imageError}
          href={to('/meet')}
          title={texts.meet}
          action={
            <ButtonLink variant="ink" size="small" href={to('/meet')}>
              {texts.schedule}
            </ButtonLink>
          }
        >
          <p>{texts.meetWords}</p>
        </PanelFeature>
      )}
    </>
  );
}

type EventsPanelProps = {
  frame: Frame;
  title: ReactNode;
  events: readonly EventCard[];
  featured: EventCard | null;
};

/** The events around now, and the featured one with its details. */
function EventsPanel({ frame, title, events, featured }: EventsPanelProps) {
  const { renderContext, to } = frame;
  const { locale, now } = renderContext;
  return (
    <>
      <PanelList title={title} all={{ href: to('/events'), words: eventTexts[locale].all }}>
        {events.map(event => (
          <PanelRow
            key={event.href}
            href={event.href && to(event.href)}
            status={
              event.times.date ? (
                <EventStatus event={event} locale={locale} now={now} />
              ) : (
                <EventDate day={null} locale={locale} />
              )
            }
            data={timingData(event)}
          >
            <LocalizedText words={event.heading} />
          </PanelRow>
        ))}
      </PanelList>
      {featured?.href && <FeaturedEvent frame={frame} event={featured} href={featured.href} />}
    </>
  );
}

function FeaturedEvent({ frame, event, href }: { frame: Frame; event: EventCard; href: string }) {
  const { locale, now } = frame.renderContext;
  return (
    <PanelFeature
      picture={event.picture}
      drawing="event-evening"
      failure={panelTexts[locale].imageError}
      href={frame.to(href)}
      title={<LocalizedText words={event.heading} />}
      badge={<EventBadge event={event} locale={locale} now={now} />}
      action={<GetTicket event={event} locale={locale} now={now} size="small" flat />}
      data={timingData(event)}
    >
      <p>
        <EventDate day={event.date} locale={locale} />
        {event.times.date &&
          (event.times.time || event.times.timeOpen) &&
          punctuation[locale].comma + shownTime(event.times, locale)}
      </p>
      <LocalizedText as="p" words={event.description} />
    </PanelFeature>
  );
}

/** The team and what they do, with the first one featured. */
function TeamPanel({ frame, title, team }: { frame: Frame; title: ReactNode; team: TeamMember[] }) {
  const { to, renderContext } = frame;
  const texts = panelTexts[renderContext.locale];
  const [first] = team;
  return (
    <>
      <PanelList title={title} all={{ href: to('/team'), words: texts.allTeam }}>
        {team.map(({ href, name, role }) => (
          <PanelRow key={href} href={to(href)} status={role.text && <LocalizedText words={role} />}>
            <LocalizedText words={name} />
          </PanelRow>
        ))}
      </PanelList>
      {first && (
        <PanelFeature
          picture={first.picture}
          drawing="team"
          failure={texts.imageError}
          href={to(first.href)}
          title={<LocalizedText words={first.name} />}
          action={
            <TextLink variant="bold" href={to(first.href)}>
              {texts.seeMember}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={first.description} />
        </PanelFeature>
      )}
    </>
  );
}

/** The newest posts, with the first one featured. */
function NewsPanel({ frame, title, posts }: { frame: Frame; title: ReactNode; posts: PostCard[] }) {
  const { to, renderContext } = frame;
  const { locale } = renderContext;
  const texts = panelTexts[locale];
  const [first] = posts;
  return (
    <>
      <PanelList title={title} all={{ href: to('/news'), words: newsTexts[locale].all }}>
        {posts.map(({ href, heading, postDate }) => (
          <PanelRow
            key={href}
            href={href && to(href)}
            status={postDate && <Day day={postDate} locale={locale} />}
          >
            <LocalizedText words={heading} />
          </PanelRow>
        ))}
      </PanelList>
      {first?.href && (
        <PanelFeature
          picture={first.picture}
          drawing="child-in-bloom"
          failure={texts.imageError}
          href={to(first.href)}
          title={<LocalizedText words={first.heading} />}
          action={
            <TextLink variant="bold" href={to(first.href)}>
              {texts.readPost}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={first.description} />
        </PanelFeature>
      )}
    </>
  );
}

type ReportsPanelProps = { frame: Frame; title: ReactNode; reports: Report[] };

/** The fiscal years; one that is coming soon cannot be opened. The last one with a report is featured. */
function ReportsPanel({ frame, title, reports }: ReportsPanelProps) {
  const { to, renderContext } = frame;
  const texts = panelTexts[renderContext.locale];
  const latest = reports.findLast(({ active }) => active);
  const linkTo = ({ anchor }: Report) => `${to('/reports')}/#${anchor}`;
  return (
    <>
      <PanelList title={title} all={{ href: to('/reports'), words: texts.allReports }}>
        {reports.map(report => (
          <PanelRow
            key={report.id}
            href={report.active ? linkTo(report) : null}
            status={!report.active && texts.comingSoon}
          >
            <LocalizedText words={report.heading} />
          </PanelRow>
        ))}
      </PanelList>
      {latest && (
        <PanelFeature
          picture={latest.picture}
          drawing="diagnostic-work-up"
          failure={texts.imageError}
          href={linkTo(latest)}
          title={<LocalizedText words={latest.heading} />}
          action={
            <TextLink variant="bold" href={linkTo(latest)}>
              {texts.readReport}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={latest.description} />
        </PanelFeature>
      )}
    </>
  );
}

type ProjectsPanelProps = { frame: Frame; title: ReactNode; projects: Project[] };

/** The mission's projects, with the first one featured. */
function ProjectsPanel({ frame, title, projects }: ProjectsPanelProps) {
  const { to, renderContext } = frame;
  const texts = panelTexts[renderContext.locale];
  const [first] = projects;
  return (
    <>
      <PanelList title={title} all={{ href: to('/projects'), words: texts.allProjects }}>
        {projects.map(({ href, label }) => (
          <PanelRow key={href} href={to(href)}>
            <LocalizedText words={label} />
          </PanelRow>
        ))}
      </PanelList>
      {first && (
        <PanelFeature
          picture={first.picture}
          drawing="programs-medicine"
          failure={texts.imageError}
          href={to(first.href)}
          title={<LocalizedText words={first.label} />}
          action={
            <TextLink variant="bold" href={to(first.href)}>
              {texts.seeProject}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={first.summary} />
        </PanelFeature>
      )}
    </>
  );
}
