/** Maximum length of a field, in characters; no form needs more. Limits input that refusals send back. */
export const FIELD_LENGTH_MAX = 20_000

export const CONTROL =
  'w-full min-w-0 min-h-12 rounded-field border border-control bg-page px-3.5 py-2.5 text-body text-ink transition-colors placeholder:text-muted hover:border-ink focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-alert disabled:bg-linen disabled:text-muted'
