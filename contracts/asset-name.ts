/**
 * Returns the file name in an uploaded picture's or file's URL, from the id of its document. Both have Sanity's format:
 * `image-{hash}-{width}x{height}-{extension}` and `file-{hash}-{extension}`. Null for any other id.
 */
export function assetName(id: string): string | null {
  const [, name, extension] = /^(?:image|file)-([\w-]{1,150})-([a-z0-9]{1,8})$/.exec(id) ?? []
  return name === undefined ? null : `${name}.${extension}`
}
