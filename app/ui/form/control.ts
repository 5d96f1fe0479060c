/** The longest text of a field, in characters: no form needs more. What was typed comes back with a refusal, more than once. */
export const FIELD_LENGTH_MAX = 20_000

/** The style of every form control. */
export const CONTROL =
  'w-full min-h-12 rounded-field border border-control bg-page px-3.5 py-2.5 text-body text-ink transition-colors placeholder:text-muted hover:border-ink focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-alert disabled:bg-linen disabled:text-muted'
