/**
 * Spanish that says *tú*: pronouns, and verb forms that no *usted* has. Short forms that are also another word (`usa`,
 * `ten`) are left out.
 */
const INFORMAL_SPANISH = wordsMatching([
  'tú|tus?|ti|te|contigo|tuy[oa]s?|vosotr[oa]s|os|vuestr[oa]s?',
  'eres|estás|has|hayas|tienes|puedes|quieres|prefieres|necesitas|sabes|hagas|ves|vas|debes|buscas',
  'elijas|abras|añadas|uses|entras|seguirás|verás|podrás|tendrás|encontrarás|recibirás|quieras|prefieras|compartas',
  'fuiste|elegiste|llegaste|creaste|cambiaste|habías|querías|podías|tenías',
  '\\p{L}+áis|(?:hab|ten|pod|quer|sab|ver)éis|\\p{L}{3,}[ai]d(?:nos|me)',
  'escríbenos|llámanos|dinos|cuéntanos|enséñanos|inténtalo|revísal[oa]s?|quítal[oa]s?|ábrel[oa]|envíal[oa]|míral[oa]s?',
  'llévame|acórtal[oa]|desplázate',
])

/** Imperatives of *tú* that begin a sentence; within one, and where a subject is spoken of, they are other forms. */
const INFORMAL_REQUEST =
  /(?<=^|[.:;¡!?] ?)(?:elige|confirma|prueba|quita|revisa|pide|vuelve|espera|usa|paga|mira|inicia|crea|escribe|responde|comprueba|repite|sube|dibuja|descarga|arrastra|restaura|transfiere|pregunta|introduce|ponte)(?!\p{L})/giu

/** British spellings. */
const BRITISH_ENGLISH = wordsMatching([
  '\\p{L}*(?:colour|favour|behaviour|neighbour|harbour|flavour|humour|vapour|odour)\\p{L}*|honour(?:s|ed|ing|able)?|labour(?:s|ed|ing)?',
  'grey(?:s|er|ish)?|cent(?:re|res|red)|\\p{L}*metres?|litres?|fibres?|theatres?|lustre|sabre|sombre|mitres?|mitred',
  '(?:recogni|organi|personali|customi|finali|reali|apologi|emphasi|speciali|authori|minimi|maximi)s(?:e|es|ed|ing|ation)|analys(?:e|es|ed|ing)|ebonis(?:e|es|ed|ing)',
  '(?:cancel|travel|label|model|level|chisel|panel|enamel|bevel|channel|swivel|marvel)l(?:ed|er|ers|ing)',
  'mould(?:s|ed|ing|ings)?|ploughs?|aluminium|draughts?|programmes?|sulphur|kerb(?:s|side)?|jewellery|tyres?|storeys?|cosy|woollen',
  'fulfil|fulfils|fulfilment|enrol|instalments?|skilful|licence|defence|practis(?:e|es|ed|ing)|learnt|leant|whilst|artefacts?|pyjamas',
])

/** Words of a Spanish text that say *tú* or *vosotros* to its reader, whom the house calls *usted*. */
export function informalSpanish(text: string): string[] {
  return found(text, INFORMAL_SPANISH)
}

/** Sentences of a Spanish text for its reader that begin with a request in *tú*. */
export function informalRequests(text: string): string[] {
  return found(text, INFORMAL_REQUEST)
}

/** Words of an English text in British spelling: one file serves every country, and the default one is the US. */
export function britishEnglish(text: string): string[] {
  return found(text, BRITISH_ENGLISH)
}

function found(text: string, pattern: RegExp): string[] {
  return ADDRESS.test(text) ? [] : (text.match(pattern) ?? [])
}

/** The last part of an address, such as `tazas-de-te`. */
const ADDRESS = /^[a-z\d]+(?:-[a-z\d]+)+$/

/** Whole words only. */
function wordsMatching(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'giu')
}
