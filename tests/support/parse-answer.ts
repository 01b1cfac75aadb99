import type { APIRequestContext } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';

/** A parsed response, for journeys that need no browser: its markup and its status. */
export type ParsedAnswer = { status: number; headers: Record<string, string>; $: CheerioAPI };

export async function parseAnswer(request: APIRequestContext, path: string): Promise<ParsedAnswer> {
  const answer = await request.get(path);
  return { status: answer.status(), headers: answer.headers(), $: load(await answer.text()) };
}
