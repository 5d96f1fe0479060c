import { CHAT_PICTURE_BYTES_MAX } from '#contracts/chat.ts'
import { FILE_BYTES_MAX } from '#contracts/files.ts'
import { REQUEST_ATTACHMENTS_MAX } from '#contracts/request.ts'
import { LOGO_BYTES_MAX } from '#contracts/studio.ts'
import { TEAM_BODY_BYTES_MAX } from '#contracts/team/convention.ts'
import { UPLOAD_PART_BYTES } from '#contracts/team/upload.ts'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { QUICK_ORDER_FILE_MAX } from '#domain/quick-order/limits.ts'
import { PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'

/**
 * What a path accepts: how many bytes, and whether they are text (a form, JSON), text that may be compressed,
 * or anything.
 */
export type BodyRule = {
  readonly bytes: number
  readonly content: 'text' | 'text-or-gzip' | 'any'
  /** The code with which a form without JavaScript returns to its page if it is larger. */
  readonly refusal?: string
}

const KIB = 1_024
const MIB = 1_048_576

/** The first row that matches a path applies. The services have their own limits, none of them higher. */
const RULES: readonly (readonly [RegExp, BodyRule])[] = [
  [/^\/services\/content\/[^/]+\/assets\//, { bytes: 50 * MIB, content: 'any' }],
  [/^\/services\/content\/[^/]+\/data\/mutate\//, { bytes: 4 * MIB, content: 'text' }],
  [/^\/desk\/content\/api\/[^/]+\/assets\//, { bytes: 50 * MIB, content: 'any' }],
  [/^\/desk\/content\/api\/[^/]+\/data\/(?:mutate|actions)\//, { bytes: 4 * MIB, content: 'text' }],
  [/^\/desk\/content\/api\//, { bytes: 256 * KIB, content: 'text' }],
  [/^\/services\/search\/.+\/(?:query|queries|objects)$/, { bytes: MIB, content: 'text-or-gzip' }],
  // Records are sent in batches.
  [/^\/services\/search\//, { bytes: 32 * MIB, content: 'text-or-gzip' }],
  [/^\/services\/files\//, { bytes: FILE_BYTES_MAX, content: 'any' }],
  [/^\/services\/platform\/requests\/attachments$/, { bytes: ATTACHMENT_BYTES_MAX, content: 'any' }],
  [/^\/services\/chat\/conversation\/pictures$/, { bytes: CHAT_PICTURE_BYTES_MAX, content: 'any' }],
  [/^\/(?:desk\/api|services\/team)\/chat-pictures$/, { bytes: CHAT_PICTURE_BYTES_MAX, content: 'any' }],
  [/^\/services\/platform\/customer\/studio\/logo$/, { bytes: LOGO_BYTES_MAX, content: 'any' }],
  // The tearsheets of all pieces of a list.
  [/^\/services\/platform\/customer\/exports$/, { bytes: 12 * MIB, content: 'text' }],
  [/^\/services\/visual\//, { bytes: PICTURE_BYTES_MAX, content: 'any' }],
  [/^\/(?:desk\/api|services\/team)\/uploads\/[^/]+\/parts\//, { bytes: UPLOAD_PART_BYTES, content: 'any' }],
  [
    /^\/(?:desk\/api|services\/team)\/requests\/attachments$/,
    { bytes: ATTACHMENT_BYTES_MAX, content: 'any' },
  ],
  [/^\/(?:desk\/api|services\/team)\//, { bytes: TEAM_BODY_BYTES_MAX, content: 'text' }],
  [/^\/services\//, { bytes: 256 * KIB, content: 'text' }],
  // A product with all of its variants; its text has to reach the signature check as it came.
  [/^\/hooks\//, { bytes: 8 * MIB, content: 'any' }],
  [/^\/authentication\//, { bytes: 64 * KIB, content: 'text' }],
  [/^\/csp-reports$/, { bytes: 64 * KIB, content: 'text' }],
  [/\/account\/quick-order(?:\.data)?$/, { bytes: QUICK_ORDER_FILE_MAX + MIB, content: 'any' }],
  // Room for a certificate that is too large, which the form refuses itself.
  [/\/trade\/apply(?:\/received)?(?:\.data)?$/, { bytes: 2 * ATTACHMENT_BYTES_MAX, content: 'any' }],
  [/\/chat\/pictures(?:\.data)?$/, { bytes: CHAT_PICTURE_BYTES_MAX, content: 'any' }],
  [/\/profile\/studio(?:\.data)?$/, { bytes: LOGO_BYTES_MAX + 100_000, content: 'any' }],
  // A picture, or the attachments of a message, plus some room for the other fields, are the only large bodies of pages.
  [
    /\/search\/picture(?:\/[\w.-]+)?(?:\.data)?$/,
    { bytes: PICTURE_BYTES_MAX + 100_000, content: 'any', refusal: 'picture-too-large' },
  ],
  [
    /\/requests\/(?:thread\/)?[\w-]+(?:\.data)?$/,
    { bytes: REQUEST_ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX + 100_000, content: 'any' },
  ],
]
const PAGES: BodyRule = { bytes: MIB, content: 'text' }

/** The body rule of a path. */
export function bodyRuleOf(path: string): BodyRule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGES
}
