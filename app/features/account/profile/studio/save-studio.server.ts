import type { StudioClient } from '#clients/platform/studio-client.ts'
import { LOGO_BYTES_MAX, type Studio, type StudioRefusal } from '#contracts/studio.ts'
import { type Result, refuse } from '#domain/result.ts'
import { STUDIO_FIELDS } from './studio-form.ts'

/** Saves the name, then removes or stores the logo. The name stays saved even if the logo is refused. */
export async function saveStudio(
  client: StudioClient,
  accessToken: string,
  form: FormData,
): Promise<Result<Studio, StudioRefusal['code']>> {
  const renamed = await client.rename(accessToken, { name: String(form.get(STUDIO_FIELDS.name) ?? '') })
  if (!renamed.ok) return renamed
  if (form.has(STUDIO_FIELDS.removal)) return client.removeLogo(accessToken)
  const file = form.get(STUDIO_FIELDS.logo)
  // A file field without a file is submitted as an empty file.
  if (!(file instanceof File) || file.size === 0) return renamed
  if (file.size > LOGO_BYTES_MAX) return refuse('logo-too-large')
  return client.storeLogo(accessToken, new Uint8Array(await file.arrayBuffer()))
}
