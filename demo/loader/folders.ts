/**
 * The demonstration's folders, relative to the root of the project, because the bundled loader has no folder of its
 * own.
 */
export const FOLDERS = {
  catalogue: 'demo/catalogue',
  content: 'demo/content',
  pictures: 'demo/pictures',
  files: 'demo/files',
} as const
