import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openArtBrowser } from './art-browser.ts';
import { writeGeneratedSource } from './generated-source.ts';
import { heroPose, loop } from './hero-pose.ts';
import { openHeroStage } from './hero-stage.ts';
import { publishedFolder } from './published-files.ts';
import { encodeMp4, encodeWebm, type VideoSize } from './video-encoders.ts';

type Rendition = VideoSize & { name: 'small' | 'standard' | 'wide' };
type Scene = { drawing: string; size: VideoSize; renditions: Rendition[] };
const largestFile = 1_500_000;

/** 16:9 up to 1599 px; from 1600 px the wide drawing, so that the loop lies exactly over the still of that width. */
const scenesOf = (time: 'day' | 'night'): Scene[] => [
  {
    drawing: `hero-layers-${time}`,
    size: { width: 1600, height: 900 },
    renditions: [
      { name: 'small', width: 960, height: 540 },
      { name: 'standard', width: 1600, height: 900 },
    ],
  },
  {
    drawing: `hero-wide-${time}`,
    size: { width: 2300, height: 900 },
    renditions: [{ name: 'wide', width: 2300, height: 900 }],
  },
];

async function drawFrames(browser: Browser, { drawing, size }: Scene, folder: string): Promise<void> {
  const stage = await openHeroStage(browser, drawing, size.width, size.height);
  const { motifs, flowerCount } = stage.parts;
  const count = loop.seconds * loop.framesPerSecond;
  for (let frame = 0; frame < count; frame++) {
    const png = await stage.shoot(heroPose(frame / count, motifs, flowerCount));
    writeFileSync(join(folder, `frame-${String(frame).padStart(3, '0')}.png`), png);
  }
  await stage.close();
}

function publishVideo(
  folder: ReturnType<typeof publishedFolder>,
  stem: string,
  extension: string,
  file: string,
) {
  const bytes = readFileSync(file);
  if (bytes.length >= largestFile)
    throw new Error(`${stem}.${extension} has ${bytes.length} bytes: over the limit`);
  console.log(`${stem}.${extension} ${Math.round(bytes.length / 1024)} KB`);
  return folder.publish(stem, extension, bytes);
}

/** Renders the hero's twelve-second loop by day and by night in three sizes. Needs Chromium and ffmpeg. */
export async function buildHeroVideo(): Promise<void> {
  const browser = await openArtBrowser();
  const folder = publishedFolder('video');
  const catalogue: Record<string, Record<string, object>> = {};
  for (const time of ['day', 'night'] as const) {
    const renditions: Record<string, object> = {};
    for (const scene of scenesOf(time)) {
      const frames = mkdtempSync(join(tmpdir(), 'adey-hero-'));
      await drawFrames(browser, scene, frames);
      for (const { name, ...size } of scene.renditions) {
        const stem = `hero-${name}-${time}`;
        const webm = publishVideo(folder, stem, 'webm', encodeWebm(frames, size));
        const mp4 = publishVideo(folder, stem, 'mp4', encodeMp4(frames, size));
        renditions[name] = { ...size, webm, mp4 };
      }
      rmSync(frames, { recursive: true });
    }
    catalogue[time] = renditions;
  }
  folder.sweep();
  await browser.close();
  writeGeneratedSource(
    'src/ui/art/hero-video.ts',
    `// Written by scripts/art/build-hero-video.ts; change that and run it again.

/** The hero's loop: small below 1024 px, standard to 1599 px, wide from 1600 px; its stills are the drawings hero and hero-wide. */
export const heroVideo = ${JSON.stringify(catalogue)} as const;
`,
  );
}

if (import.meta.main) await buildHeroVideo();
