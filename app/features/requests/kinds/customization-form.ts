import type { RequestForm } from '../form/request-form.ts'

/** Spec §3: what may be customized, in the order of the form. */
export const CUSTOMIZATION_FIELDS = ['finishes', 'upholstery', 'materials', 'colors', 'surface'] as const

/** Spec §3: a piece in another size, finish or material. */
export const customizationForm: RequestForm = {
  kind: 'customization',
  names: [
    'width',
    'depth',
    'height',
    'unit',
    'quantity',
    ...CUSTOMIZATION_FIELDS,
    'message',
    'name',
    'email',
  ],
  hasAttachments: true,
  toFields: ({ name: _, email: __, quantity: ___, ...fields }) => fields,
}
