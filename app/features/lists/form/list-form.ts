import { z } from 'zod'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { checkProjectDates, projectFields } from './project-form.ts'

const texts = {
  name: z.string('required').trim().min(1, 'required').max(LIST_LENGTHS.name, 'too-long'),
  description: z.string().trim().max(LIST_LENGTHS.description, 'too-long').default(''),
}

/** `id` is created with the form, so a form that is sent twice creates one list. */
export const newListForm = z.object({ id: z.uuid(), ...texts })

/** `cover`: the number of a product picture, or empty to use the first pieces. */
export const editListForm = z
  .object({
    ...texts,
    ...projectFields,
    version: z.coerce.number().int(),
    isPrivate: z
      .literal('on')
      .optional()
      .transform((checked) => checked === 'on'),
    cover: z
      .string()
      .regex(/^\d+:gid:\/\/shopify\/Product\/\d+$/)
      .optional()
      .transform((value) => readCover(value)),
  })
  .superRefine(checkProjectDates)

type Cover = { readonly productId: string; readonly index: number }

/** Serializes a cover for the value of a radio button. No cover is an empty string. */
export function writeCover(cover: Cover | null): string {
  return cover === null ? '' : `${cover.index}:${cover.productId}`
}

function readCover(value: string | undefined): Cover | null {
  if (!value) return null
  const separator = value.indexOf(':')
  return { index: Number(value.slice(0, separator)), productId: value.slice(separator + 1) }
}
