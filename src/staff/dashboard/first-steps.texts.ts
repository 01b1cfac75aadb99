import type { FirstStep } from './first-steps.ts';

type StepWords = { title: string; why: string; act: string; path: string };

/** What each first step is, why it matters, and where it is done. */
export const firstSteps = {
  name: {
    title: 'Name and contact',
    why: 'What the organisation is called, its slogan, and how people reach you.',
    act: 'Open the site settings',
    path: '/globals/site-settings',
  },
  look: {
    title: 'First picture and colours',
    why: 'The picture and the words at the top of the home page, and the sections below in their colours.',
    act: 'Change the home page',
    path: '/collections/home',
  },
  post: {
    title: 'First news post',
    why: 'What happened, in a few sentences and with a picture. It appears on the site once you publish it.',
    act: 'Write a news post',
    path: '/collections/posts/create',
  },
  giving: {
    title: 'Giving',
    why: 'Currencies, amounts and bank accounts, or the address of a donation page elsewhere.',
    act: 'Set up giving',
    path: '/globals/giving',
  },
  colleague: {
    title: 'A colleague',
    why: 'Nobody should look after a site alone: a second admin can help when a password is lost.',
    act: 'Invite a colleague',
    path: '/collections/staff/create',
  },
} as const satisfies Record<FirstStep, StepWords>;
