export function fileNameOf({ headers }: Pick<Response, 'headers'>): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}
