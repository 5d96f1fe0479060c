/** Where the pictures and files of the demonstration house are, from the root of the project. */
export const DEMONSTRATION_STORE = { picturesFolder: 'demo/pictures', filesFolder: 'demo/files' } as const
