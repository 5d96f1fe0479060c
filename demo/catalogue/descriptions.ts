/** A story as HTML: blocks separated by an empty line become paragraphs. */
export function descriptionHtml(story: string): string {
  return story
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('')
}

/** The first sentence of a story, for search engines and link previews. */
export function firstSentence(story: string): string {
  const [sentence = story] = story.match(/^[\s\S]+?[.!?](?=\s|$)/) ?? []
  return sentence
}
