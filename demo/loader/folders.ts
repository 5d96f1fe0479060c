/** Where the house is, from the root of the project: the loader is bundled with the shop and has no folder of its own. */
export const FOLDERS = {
  catalogue: 'demo/catalogue',
  content: 'demo/content',
  pictures: 'demo/pictures',
  files: 'demo/files',
} as const
