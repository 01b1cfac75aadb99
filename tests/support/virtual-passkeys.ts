import type { Page } from '@playwright/test';

/** A device with passkeys that verifies its owner, inside Chromium (WebAuthn 3, 11). */
export async function plugIn(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const ownerIs = (isVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isVerified });
  return { ownerIs };
}
