import type { RequestForm } from '../form/request-form.ts'

/** Spec §3: what may be customized, in the order of the form. */
export const CUSTOM_WISHES = ['finishes', 'upholstery', 'materials', 'colors', 'surface'] as const

/** Spec §3: a piece in another size, finish or material. */
export const customizationForm: RequestForm = {
  kind: 'customization',
  names: ['width', 'depth', 'height', 'unit', 'quantity', ...CUSTOM_WISHES, 'message', 'name', 'email'],
  hasAttachments: true,
  toFields: ({ name: _, email: __, quantity: ___, ...fields }) => fields,
}
