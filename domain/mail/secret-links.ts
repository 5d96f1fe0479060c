/**
 * The emails whose link opens an account, or lets someone into a list or a company. It is deleted once they were sent or have
 * failed, so they are never sent again: a new one is requested instead.
 */
export const SECRET_LINK_EMAILS = [
  'account-password',
  'account-verification',
  'account-email-change',
  'account-email-undo',
  'account-list-invitation',
  'account-company-invitation',
] as const

export function hasSecretLink(kind: string): kind is (typeof SECRET_LINK_EMAILS)[number] {
  return SECRET_LINK_EMAILS.some((one) => one === kind)
}
