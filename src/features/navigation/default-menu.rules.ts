import type { Locale } from '#core/locale.ts';
import type { MenuAccent } from './menu.rules.ts';

export type DefaultMenuItem = {
  label: Record<Locale, string>;
  path: string;
  internal: boolean;
  quick: boolean;
  panel?: number;
  col?: MenuAccent;
};

/** The initial menu. The last item leads to the donation page of the site settings. */
export const defaultMenu: readonly DefaultMenuItem[] = [
  { label: { en: 'Home', am: 'መነሻ' }, path: '/', ...page() },
  { label: { en: 'About', am: 'ስለ እኛ' }, path: '/about', ...page({ quick: true }) },
  { label: { en: 'Events', am: 'ዝግጅቶች' }, path: '/events', ...page({ quick: true, panel: 0 }) },
  { label: { en: 'Meet', am: 'እንገናኝ' }, path: '/meet', ...page() },
  { label: { en: 'Team', am: 'ቡድናችን' }, path: '/team', ...page({ panel: 1 }) },
  { label: { en: 'News', am: 'ዜና' }, path: '/news', ...page({ panel: 2 }) },
  { label: { en: 'Reports', am: 'ሪፖርቶች' }, path: '/reports', ...page({ panel: 3 }) },
  { label: { en: 'Projects', am: 'ፕሮጀክቶች' }, path: '/projects', ...page({ panel: 4 }) },
  {
    label: { en: 'Partners', am: 'አጋሮች' },
    path: '/partnership',
    ...page({ quick: true, col: 'dark-green' }),
  },
  { label: { en: 'Contact', am: 'ያግኙን' }, path: '/contact', ...page({ quick: true }) },
  {
    label: { en: 'Donate', am: 'ይለግሱ' },
    path: '/donate',
    internal: false,
    quick: true,
    col: 'green',
  },
];

/** The footer links: Privacy, and Terms and Conditions. */
export const defaultFooterMenu: readonly DefaultMenuItem[] = [
  { label: { en: 'Privacy', am: 'የግላዊነት መመሪያ' }, path: '/legal/privacy', ...page() },
  {
    label: { en: 'Terms and Conditions', am: 'የአጠቃቀም ደንቦች' },
    path: '/legal/terms-and-conditions',
    ...page(),
  },
];

function page(more: Partial<Pick<DefaultMenuItem, 'quick' | 'panel' | 'col'>> = {}) {
  return { internal: true, quick: false, ...more };
}
