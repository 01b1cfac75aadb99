import { z } from 'zod';

const type = z.enum(['intro', 'ad', 'normal']);
const path = z.string().nullable().meta({
  description: 'The address without language; null where there is no page',
  example: '/news/a-new-ward',
});
const img = z.string().nullable().meta({ description: 'The address of a picture that may be shown' });
const words = z.string();

const card = {
  key: words.meta({ description: 'What it is counted under; empty for a card that stands by itself' }),
  path,
  type,
  heading: words,
  preIntro: words,
  description: words,
  minutes: z.number().nullable().meta({ description: 'Reading time', example: 2 }),
  img,
};

/** A post as its card shows it. */
export const postItem = z
  .strictObject({
    ...card,
    postDate: words.nullable().meta({ description: 'MMM DD, YYYY', example: 'Dec 05, 2024' }),
  })
  .meta({ id: 'PostCard' });

/** An event as its card shows it, without the badge, which depends on the time of viewing and is left to the client. */
export const eventItem = z
  .strictObject({
    ...card,
    dateTime: z.strictObject({
      date: words
        .nullable()
        .meta({ description: 'MMM DD, YYYY; null while it is to be announced', example: 'Dec 05, 2024' }),
      time: words.nullable().meta({ example: '17:00' }),
      endTime: words.nullable().meta({ example: '20:00' }),
      timeZone: words.meta({ example: 'Africa/Addis_Ababa' }),
      timeOpen: z
        .boolean()
        .meta({ description: 'The time is not fixed yet; both times are null then', example: false }),
    }),
    result: words,
    state: z.enum(['scheduled', 'postponed', 'cancelled']),
    getTicket: words,
  })
  .meta({ id: 'EventCard' });

/** Content that is neither post nor event. */
export const siteContent = z.strictObject({
  projects: z.array(z.strictObject({ label: words, path })),
  teams: z.array(z.strictObject({ name: words, role: words, path })),
});

export type PostItem = z.infer<typeof postItem>;
export type EventItem = z.infer<typeof eventItem>;
export type SiteContent = z.infer<typeof siteContent>;

const oldType = z.enum(['normal', 'intro', 'ad']);
const picture = z
  .string()
  .meta({ description: 'The address of a picture that may be shown; empty without one' });
const day = z
  .string()
  .meta({ description: 'MMM DD, YYYY; empty while it is to be announced', example: 'Dec 05, 2024' });

/** A post in the shape of the old database (section 3 of the specification). */
const oldPost = z
  .strictObject({
    img: picture,
    heading: z.string(),
    type: oldType,
    preIntro: z.string(),
    postDate: day,
    description: z.string(),
    disc: z.strictObject({ par1: z.string(), par2: z.string(), occ: z.string(), poster: z.string() }),
    prev: z.string(),
    readTime: z.number().nullable().meta({ description: 'Minutes, where somebody set them' }),
  })
  .meta({ id: 'Post' });

const place = z.strictObject({
  coords: z.strictObject({ lat: z.number().nullable(), lng: z.number().nullable() }),
  country: z.string(),
  map: z.string(),
  name: z.string(),
  state: z.string(),
  street: z.string(),
  zip: z.string(),
});

/** An event in the shape of the old database. */
const oldEvent = z
  .strictObject({
    dateTime: z.strictObject({
      date: day,
      day: z.string(),
      time: z.string(),
      endTime: z.string(),
      timeZone: z.string(),
      timeOpen: z
        .literal(true)
        .optional()
        .meta({ description: 'Only where the time is not fixed yet; both times are empty then' }),
    }),
    disc: z.strictObject({ par1: z.string(), par2: z.string(), title: z.string() }),
    dressCode: z.string(),
    heading: z.string(),
    id: z.string(),
    img: picture,
    blurImg: picture,
    imgPos: z.string(),
    location: place,
    moreImg: z.array(z.string()),
    preHeading: z.string(),
    type: oldType,
    preIntro: z.string(),
    state: z.enum(['scheduled', 'postponed', 'cancelled']),
    style: z.enum(['day', 'dusk']),
    result: z.string(),
    getTicket: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Event' });

/** The answer of the whole-database endpoint. */
export const wholeDatabase = z.strictObject({
  posts: z.record(z.string(), oldPost),
  events: z.record(z.string(), oldEvent),
});
