/** The name under which a response is to be saved, as it states it. */
export function fileNameOf({ headers }: Pick<Response, 'headers'>): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}
