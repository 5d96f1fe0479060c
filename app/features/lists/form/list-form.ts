import { z } from 'zod'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { checkProjectDates, projectFields } from './project-form.ts'

const texts = {
  name: z.string('required').trim().min(1, 'required').max(LIST_LENGTHS.name, 'too-long'),
  description: z.string().trim().max(LIST_LENGTHS.description, 'too-long').default(''),
}

/** The form of a new list. `id` is made with the form, so that a form that is sent twice makes one list. */
export const newListForm = z.object({ id: z.uuid(), ...texts })

/** The form of a list. `cover`: the number of a picture of a product, or empty for the first pieces. */
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
      .transform((written) => readCover(written)),
  })
  .superRefine(checkProjectDates)

type Cover = { readonly productId: string; readonly index: number }

/** A cover as the value of a radio button; empty for none. */
export function writeCover(cover: Cover | null): string {
  return cover === null ? '' : `${cover.index}:${cover.productId}`
}

function readCover(written: string | undefined): Cover | null {
  if (!written) return null
  const separator = written.indexOf(':')
  return { index: Number(written.slice(0, separator)), productId: written.slice(separator + 1) }
}
