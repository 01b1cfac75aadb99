/** The tel: address of a phone number in its written form: `+251 900 000 000` becomes `tel:+251900000000`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
