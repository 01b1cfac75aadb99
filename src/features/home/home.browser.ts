import './hero-video.browser.ts';
import './parallax.browser.ts';
import { weaveClothsWhenSeen } from '#ui/components/cloth.browser.ts';

weaveClothsWhenSeen();
