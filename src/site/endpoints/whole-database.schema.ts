import { z } from 'zod';

const type = z.enum(['normal', 'intro', 'ad']);
const picture = z
  .string()
  .meta({ description: 'The address of a picture that may be shown; empty without one' });
const day = z
  .string()
  .meta({ description: 'MMM DD, YYYY; empty while it is to be announced', example: 'Dec 05, 2024' });

/** A post in the shape of the old database (section 3 of the specification). */
export const oldPost = z
  .strictObject({
    img: picture,
    heading: z.string(),
    type,
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
export const oldEvent = z
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
    type,
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
