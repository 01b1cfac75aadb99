// Written by scripts/art/build-drawings.ts; change that and run it again.
import type { Drawing } from './drawing.ts';

export const artCatalogue = {
  'about-highlands': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/about-highlands.8361dffe.svg',
    phone: [
      { src: '/art/about-highlands-480.da315aaf.avif', width: 480 },
      { src: '/art/about-highlands-800.4bac6bda.avif', width: 800 },
    ],
  },
  'achievement-mesob': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/achievement-mesob.1212b75a.svg',
    phone: [
      { src: '/art/achievement-mesob-480.15d3b735.avif', width: 480 },
      { src: '/art/achievement-mesob-800.69d9652a.avif', width: 800 },
    ],
  },
  'campaign-appreciation': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/campaign-appreciation.dd844ee6.svg',
    phone: [
      { src: '/art/campaign-appreciation-480.e30d45e8.avif', width: 480 },
      { src: '/art/campaign-appreciation-800.c41f11c1.avif', width: 800 },
    ],
  },
  'campaign-family-fund': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/campaign-family-fund.e4f9f7ec.svg',
    phone: [
      { src: '/art/campaign-family-fund-480.71d1b7fc.avif', width: 480 },
      { src: '/art/campaign-family-fund-800.98115324.avif', width: 800 },
    ],
  },
  'campaign-holiday-gift': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/campaign-holiday-gift.17f3393b.svg',
    phone: [
      { src: '/art/campaign-holiday-gift-480.1e2d6887.avif', width: 480 },
      { src: '/art/campaign-holiday-gift-800.f98bef75.avif', width: 800 },
    ],
  },
  'campaign-school-supplies': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/campaign-school-supplies.a9de2d4a.svg',
    phone: [
      { src: '/art/campaign-school-supplies-480.85bab9bc.avif', width: 480 },
      { src: '/art/campaign-school-supplies-800.3f675c83.avif', width: 800 },
    ],
  },
  'child-in-bloom': {
    kind: 'vector',
    width: 800,
    height: 800,
    svg: '/art/child-in-bloom.172e4e23.svg',
    phone: [
      { src: '/art/child-in-bloom-480.e329e300.avif', width: 480 },
      { src: '/art/child-in-bloom-800.32276d44.avif', width: 800 },
    ],
  },
  'clinic-wide': {
    kind: 'vector',
    width: 1200,
    height: 750,
    svg: '/art/clinic-wide.d131de9c.svg',
    phone: [
      { src: '/art/clinic-wide-480.ff238e22.avif', width: 480 },
      { src: '/art/clinic-wide-800.e09d5ae3.avif', width: 800 },
    ],
  },
  'diagnostic-work-up': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/diagnostic-work-up.8b528518.svg',
    phone: [
      { src: '/art/diagnostic-work-up-480.9b15c3ec.avif', width: 480 },
      { src: '/art/diagnostic-work-up-800.80c1f03e.avif', width: 800 },
    ],
  },
  'event-evening': {
    kind: 'vector',
    width: 880,
    height: 660,
    svg: '/art/event-evening.3753fd14.svg',
    phone: [
      { src: '/art/event-evening-480.02ed6243.avif', width: 480 },
      { src: '/art/event-evening-800.49c5c6f4.avif', width: 800 },
    ],
  },
  impact: {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/impact.7ef13fe5.svg',
    phone: [
      { src: '/art/impact-480.8748961f.avif', width: 480 },
      { src: '/art/impact-800.36970786.avif', width: 800 },
    ],
  },
  'meet-coffee-table': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/meet-coffee-table.9cbd0f75.svg',
    phone: [
      { src: '/art/meet-coffee-table-480.f11cfd6f.avif', width: 480 },
      { src: '/art/meet-coffee-table-800.8c89f008.avif', width: 800 },
    ],
  },
  partners: {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/partners.2a56075c.svg',
    phone: [
      { src: '/art/partners-480.d8047483.avif', width: 480 },
      { src: '/art/partners-800.a1d63399.avif', width: 800 },
    ],
  },
  'pediatric-outreach': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/pediatric-outreach.5a992b95.svg',
    phone: [
      { src: '/art/pediatric-outreach-480.c466911b.avif', width: 480 },
      { src: '/art/pediatric-outreach-800.51b2d5b2.avif', width: 800 },
    ],
  },
  'popup-welcome': {
    kind: 'vector',
    width: 420,
    height: 620,
    svg: '/art/popup-welcome.c7f077a0.svg',
    phone: [
      { src: '/art/popup-welcome-480.578dfb68.avif', width: 480 },
      { src: '/art/popup-welcome-800.52207234.avif', width: 800 },
    ],
  },
  'programs-medicine': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/programs-medicine.749f2ed8.svg',
    phone: [
      { src: '/art/programs-medicine-480.989fe62b.avif', width: 480 },
      { src: '/art/programs-medicine-800.6d1fb2f7.avif', width: 800 },
    ],
  },
  'progress-coffee': {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/progress-coffee.007c53b0.svg',
    phone: [
      { src: '/art/progress-coffee-480.0c942173.avif', width: 480 },
      { src: '/art/progress-coffee-800.00bbfe87.avif', width: 800 },
    ],
  },
  team: {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/team.90fde41b.svg',
    phone: [
      { src: '/art/team-480.454e44d8.avif', width: 480 },
      { src: '/art/team-800.a01a7b7c.avif', width: 800 },
    ],
  },
  testimonial: {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/testimonial.aa1a6ffc.svg',
    phone: [
      { src: '/art/testimonial-480.82d31c03.avif', width: 480 },
      { src: '/art/testimonial-800.bb8e22ce.avif', width: 800 },
    ],
  },
  volunteers: {
    kind: 'vector',
    width: 800,
    height: 600,
    svg: '/art/volunteers.72935c72.svg',
    phone: [
      { src: '/art/volunteers-480.7599f25e.avif', width: 480 },
      { src: '/art/volunteers-800.4f0a8025.avif', width: 800 },
    ],
  },
  'portrait-blue': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-blue.95bdfcd6.svg',
    phone: [
      { src: '/art/portrait-blue-240.f4870ee3.avif', width: 240 },
      { src: '/art/portrait-blue-480.fff9cf0d.avif', width: 480 },
    ],
  },
  'portrait-bun': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-bun.5999d673.svg',
    phone: [
      { src: '/art/portrait-bun-240.bba8d57c.avif', width: 240 },
      { src: '/art/portrait-bun-480.cf72108d.avif', width: 480 },
    ],
  },
  'portrait-coat': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-coat.fb4d767b.svg',
    phone: [
      { src: '/art/portrait-coat-240.971cbded.avif', width: 240 },
      { src: '/art/portrait-coat-480.74a73416.avif', width: 480 },
    ],
  },
  'portrait-coral': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-coral.6e5451a4.svg',
    phone: [
      { src: '/art/portrait-coral-240.470cb666.avif', width: 240 },
      { src: '/art/portrait-coral-480.0e374f16.avif', width: 480 },
    ],
  },
  'portrait-green-netela': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-green-netela.d74ebc69.svg',
    phone: [
      { src: '/art/portrait-green-netela-240.4ae28f75.avif', width: 240 },
      { src: '/art/portrait-green-netela-480.c3fab770.avif', width: 480 },
    ],
  },
  'portrait-netela': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-netela.210e20a4.svg',
    phone: [
      { src: '/art/portrait-netela-240.02bfd103.avif', width: 240 },
      { src: '/art/portrait-netela-480.f3ec6ff6.avif', width: 480 },
    ],
  },
  'portrait-saffron': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-saffron.5820f405.svg',
    phone: [
      { src: '/art/portrait-saffron-240.2dea24a3.avif', width: 240 },
      { src: '/art/portrait-saffron-480.b41550b0.avif', width: 480 },
    ],
  },
  'portrait-white': {
    kind: 'vector',
    width: 400,
    height: 500,
    svg: '/art/portrait-white.2e217bd5.svg',
    phone: [
      { src: '/art/portrait-white-240.764b0da8.avif', width: 240 },
      { src: '/art/portrait-white-480.4e1c0baf.avif', width: 480 },
    ],
  },
  'about-wide': { kind: 'vector', width: 1280, height: 360, svg: '/art/about-wide.64ba99ab.svg', phone: [] },
  'impact-wide': { kind: 'vector', width: 740, height: 560, svg: '/art/impact-wide.0e86ee96.svg', phone: [] },
  'donate-header': {
    kind: 'vector',
    width: 1600,
    height: 640,
    svg: '/art/donate-header.53275af2.svg',
    phone: [{ src: '/art/donate-header-1100.17cff981.avif', width: 1100 }],
  },
  'event-evening-wide': {
    kind: 'vector',
    width: 1600,
    height: 700,
    svg: '/art/event-evening-wide.89c1ddbe.svg',
    phone: [{ src: '/art/event-evening-wide-1100.08ed99e0.avif', width: 1100 }],
  },
  'partners-header': {
    kind: 'vector',
    width: 1600,
    height: 640,
    svg: '/art/partners-header.8d68aa80.svg',
    phone: [{ src: '/art/partners-header-1100.abbc3417.avif', width: 1100 }],
  },
  'testimonial-header': {
    kind: 'vector',
    width: 1600,
    height: 640,
    svg: '/art/testimonial-header.5432306b.svg',
    phone: [{ src: '/art/testimonial-header-1100.1561bca7.avif', width: 1100 }],
  },
  'footer-hills-day': {
    kind: 'vector',
    width: 1600,
    height: 330,
    svg: '/art/footer-hills-day.7a0c883c.svg',
    phone: [{ src: '/art/footer-hills-day-1100.a204ecfa.avif', width: 1100 }],
  },
  'footer-hills-night': {
    kind: 'vector',
    width: 1600,
    height: 330,
    svg: '/art/footer-hills-night.bc39f664.svg',
    phone: [{ src: '/art/footer-hills-night-1100.2e07728f.avif', width: 1100 }],
  },
  'cloth-160-tall': {
    kind: 'vector',
    width: 512,
    height: 352,
    svg: '/art/cloth-160-tall.27c270fb.svg',
    phone: [],
  },
  'cloth-160-wide': {
    kind: 'vector',
    width: 1280,
    height: 160,
    svg: '/art/cloth-160-wide.d00a2c18.svg',
    phone: [],
  },
  'meskel-daisy': {
    kind: 'vector',
    width: 100,
    height: 140,
    svg: '/art/meskel-daisy.f6618c0f.svg',
    phone: [],
  },
  'page-header-horizon': {
    kind: 'vector',
    width: 1600,
    height: 420,
    svg: '/art/page-header-horizon.1b3e16d8.svg',
    phone: [],
  },
  'sun-mark': { kind: 'vector', width: 64, height: 64, svg: '/art/sun-mark.eb43246f.svg', phone: [] },
  sunrise: { kind: 'vector', width: 92, height: 92, svg: '/art/sunrise.3e27aac6.svg', phone: [] },
  'tilet-strip': { kind: 'vector', width: 1600, height: 40, svg: '/art/tilet-strip.d510bf52.svg', phone: [] },
  'hero-day': {
    kind: 'raster',
    width: 1600,
    height: 900,
    avif: [
      { src: '/art/hero-day-640.a76a6e2d.avif', width: 640 },
      { src: '/art/hero-day-960.e5257c3f.avif', width: 960 },
      { src: '/art/hero-day-1600.f96ddaf3.avif', width: 1600 },
    ],
    webp: [
      { src: '/art/hero-day-640.96fc7930.webp', width: 640 },
      { src: '/art/hero-day-960.b8d8f8a7.webp', width: 960 },
      { src: '/art/hero-day-1600.986753df.webp', width: 1600 },
    ],
  },
  'hero-night': {
    kind: 'raster',
    width: 1600,
    height: 900,
    avif: [
      { src: '/art/hero-night-640.a156cb3a.avif', width: 640 },
      { src: '/art/hero-night-960.025de41b.avif', width: 960 },
      { src: '/art/hero-night-1600.d8ef289f.avif', width: 1600 },
    ],
    webp: [
      { src: '/art/hero-night-640.df323177.webp', width: 640 },
      { src: '/art/hero-night-960.61d7e32f.webp', width: 960 },
      { src: '/art/hero-night-1600.f7ae3f78.webp', width: 1600 },
    ],
  },
  'hero-dusk': {
    kind: 'raster',
    width: 1600,
    height: 900,
    avif: [
      { src: '/art/hero-dusk-640.d14d6f72.avif', width: 640 },
      { src: '/art/hero-dusk-960.01591988.avif', width: 960 },
      { src: '/art/hero-dusk-1600.9709e029.avif', width: 1600 },
    ],
    webp: [
      { src: '/art/hero-dusk-640.48485d75.webp', width: 640 },
      { src: '/art/hero-dusk-960.a58d58c3.webp', width: 960 },
      { src: '/art/hero-dusk-1600.3a350ac7.webp', width: 1600 },
    ],
  },
  'hero-portrait-day': {
    kind: 'raster',
    width: 800,
    height: 1640,
    avif: [
      { src: '/art/hero-portrait-day-480.0e8f5fe5.avif', width: 480 },
      { src: '/art/hero-portrait-day-800.42f7c64c.avif', width: 800 },
    ],
    webp: [
      { src: '/art/hero-portrait-day-480.896589e1.webp', width: 480 },
      { src: '/art/hero-portrait-day-800.2ff1e261.webp', width: 800 },
    ],
  },
  'hero-portrait-night': {
    kind: 'raster',
    width: 800,
    height: 1640,
    avif: [
      { src: '/art/hero-portrait-night-480.e8c0067e.avif', width: 480 },
      { src: '/art/hero-portrait-night-800.00f50b91.avif', width: 800 },
    ],
    webp: [
      { src: '/art/hero-portrait-night-480.a2aa7241.webp', width: 480 },
      { src: '/art/hero-portrait-night-800.8517cb89.webp', width: 800 },
    ],
  },
  'hero-portrait-dusk': {
    kind: 'raster',
    width: 800,
    height: 1640,
    avif: [
      { src: '/art/hero-portrait-dusk-480.ef71e834.avif', width: 480 },
      { src: '/art/hero-portrait-dusk-800.432b3845.avif', width: 800 },
    ],
    webp: [
      { src: '/art/hero-portrait-dusk-480.d5e0f05f.webp', width: 480 },
      { src: '/art/hero-portrait-dusk-800.ccb119c0.webp', width: 800 },
    ],
  },
  'hero-wide-day': {
    kind: 'raster',
    width: 2300,
    height: 900,
    avif: [
      { src: '/art/hero-wide-day-1600.1d8e194b.avif', width: 1600 },
      { src: '/art/hero-wide-day-2300.f7c2eb08.avif', width: 2300 },
    ],
    webp: [
      { src: '/art/hero-wide-day-1600.9117ed35.webp', width: 1600 },
      { src: '/art/hero-wide-day-2300.a03e1572.webp', width: 2300 },
    ],
  },
  'hero-wide-night': {
    kind: 'raster',
    width: 2300,
    height: 900,
    avif: [
      { src: '/art/hero-wide-night-1600.9cc8a8d7.avif', width: 1600 },
      { src: '/art/hero-wide-night-2300.db4dd00b.avif', width: 2300 },
    ],
    webp: [
      { src: '/art/hero-wide-night-1600.68d2a508.webp', width: 1600 },
      { src: '/art/hero-wide-night-2300.5c82ae93.webp', width: 2300 },
    ],
  },
  'hero-wide-dusk': {
    kind: 'raster',
    width: 2300,
    height: 900,
    avif: [
      { src: '/art/hero-wide-dusk-1600.24d56261.avif', width: 1600 },
      { src: '/art/hero-wide-dusk-2300.6d179c53.avif', width: 2300 },
    ],
    webp: [
      { src: '/art/hero-wide-dusk-1600.1f6fdba1.webp', width: 1600 },
      { src: '/art/hero-wide-dusk-2300.35860a5b.webp', width: 2300 },
    ],
  },
} as const satisfies Record<string, Drawing>;
