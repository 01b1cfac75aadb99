import { z } from 'zod';
import { marks } from './view.rules.ts';

const flag = z.enum(['0', '1']).transform(value => value === '1');

/** What a browser sends when a page is left. Names are short, because the script is in every page. */
export const viewRequest = z.strictObject({
  p: z
    .string()
    .max(400)
    .regex(/^\/[!-~]*$/, 'is not a path')
    .meta({ description: 'The path of the page, without query', example: '/news' }),
  s: z
    .string()
    .regex(/^\d{1,9}$/, 'is not a number of seconds')
    .transform(seconds => Math.min(Number(seconds), 86_400))
    .meta({ description: 'For how many seconds it was there', example: '42' }),
  e: flag.meta({ description: '1 when its end was seen', example: '1' }),
  a: flag.meta({ description: '1 when this page has been counted and a goal is new', example: '0' }),
  g: z
    .enum(['', ...marks])
    .meta({ description: 'What was reached on it; missing where it is not there', example: 'joined' }),
  r: z.string().max(260).meta({ description: 'The host that led here', example: 'news.example.org' }),
  c: z
    .string()
    .max(260)
    .meta({ description: 'The campaign that led here (utm_campaign)', example: 'spring' }),
});

export type SentView = z.output<typeof viewRequest>;
