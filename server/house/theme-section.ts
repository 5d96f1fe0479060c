import { z } from 'zod'
import {
  type ColorToken,
  DEFAULT_COLORS,
  findContrastProblems,
  type HouseColors,
} from '#domain/house/colors.ts'

const file = (ending: RegExp, what: string) =>
  z
    .string()
    .regex(/^[\w-][\w.-]{0,80}$/, 'not the name of a file in the folder of the house')
    .regex(ending, what)
const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'not a color such as #1d1b18')
  .toLowerCase()

const fontFile = z.strictObject({
  file: file(/\.woff2$/, 'not a WOFF2 file'),
  /** A single weight, or the range of a variable font. */
  weight: z
    .string()
    .regex(/^\d{3}(?: \d{3})?$/, 'not a weight such as 400, or a range such as 100 900')
    .default('400'),
  style: z.enum(['normal', 'italic']).default('normal'),
})
const font = z
  .strictObject({
    family: z.string().regex(/^[\w -]{1,60}$/, 'not the name of a font'),
    generic: z.enum(['serif', 'sans-serif']),
    files: z.array(fontFile).min(1),
  })
  .refine(({ files }) => files.some(({ style }) => style === 'normal'), 'has no upright file')

const tokens = Object.keys(DEFAULT_COLORS) as ColorToken[]
const colors = z
  .strictObject(Object.fromEntries(tokens.map((token) => [token, color.optional()])))
  .default({})
  .transform((given, context): HouseColors => {
    const complete = { ...DEFAULT_COLORS, ...given } as HouseColors
    for (const { color: token, ground, ratio, least } of findContrastProblems(complete)) {
      context.addIssue({
        code: 'custom',
        path: [token],
        message: `has a contrast of ${ratio.toFixed(2)} on "${ground}"; WCAG AA requires ${least}`,
      })
    }
    return complete
  })

export const theme = z.strictObject({
  colors,
  fonts: z.strictObject({ display: font, text: font }).partial().default({}),
  titleWeight: z.int().min(100).max(900).default(400),
  wordmark: z.enum(['capitals', 'as-written']).default('capitals'),
  logo: file(/\.svg$/, 'not an SVG file').optional(),
  favicon: file(/\.svg$/, 'not an SVG file').optional(),
  cornerRadius: z.int().min(0).max(24).default(2),
})

export type Theme = z.infer<typeof theme>
