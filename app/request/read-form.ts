import { data } from 'react-router'

/** The form that a request brings. Throws 400 for a body that is none: that is no fault of the shop. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
