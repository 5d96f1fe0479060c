import type { ContentClient } from '#clients/content/content-client.ts'
import type { Frame, FrameRequest } from '#clients/content/frame.ts'

/** The frame around the pages of a guest without audiences, unless requested otherwise. */
export async function readFrameFor(
  client: ContentClient,
  requested: Pick<FrameRequest, 'locale'> & Partial<FrameRequest> & { isPreview?: boolean },
): Promise<Frame> {
  const guest = { menu: 'consumer-menu', isTrade: false, segments: [] }
  const found = await client.getFrame({ ...guest, ...requested })
  if (!found.ok) throw new Error(found.code)
  return found.value
}
