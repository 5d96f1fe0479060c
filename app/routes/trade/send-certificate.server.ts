import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { CERTIFICATE_FIELD } from '#app/features/trade/application/certificate-form.tsx'
import { TRADE_RECEIVED_PATH } from '#app/features/trade/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { validateSize } from '#domain/files/attachments.ts'
import { localePath } from '#domain/market/locale.ts'

/** Adds a certificate to an application without one. Shows the form again if the file is refused. */
export async function sendCertificate(request: Request, context: Readonly<RouterContextProvider>) {
  const receivedPath = localePath(context.get(visitorContext).locale, TRADE_RECEIVED_PATH)
  const session = context.get(sessionContext)
  if (session === null) return redirect(receivedPath, { status: 303 })
  const file = (await readForm(request)).get(CERTIFICATE_FIELD)
  if (!(file instanceof File)) return refuseFile('attachment-empty')
  const size = validateSize(file.size)
  if (size !== null) return refuseFile(size)
  const { attachments, tradeApplications } = context.get(clientsContext)
  const content = new Uint8Array(await file.arrayBuffer())
  // The key is derived from the content, so sending it again stores one file.
  const key = createHash('sha256')
    .update(`certificate ${session.accountId} `)
    .update(content)
    .digest('base64url')
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const stored = await attachments.upload({ name: file.name, content, network }, key)
  if (!stored.ok) return refuseFile(stored.code)
  const added = await tradeApplications.addCertificate(session.accessToken, { certificate: stored.value.id })
  if (!added.ok && added.code === 'platform-unavailable') return refuseFile('attachments-unavailable')
  return redirect(receivedPath, { status: 303 })
}

function refuseFile(code: RefusalCode<'request'>) {
  return data({ code }, { status: code === 'attachments-unavailable' ? 503 : 422 })
}
