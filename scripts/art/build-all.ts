import { buildDrawings } from './build-drawings.ts';
import { buildFonts } from './build-fonts.ts';
import { buildHeroVideo } from './build-hero-video.ts';
import { buildIcons } from './build-icons.ts';

await buildFonts();
await buildDrawings();
await buildIcons();
await buildHeroVideo();
