export const here = true
