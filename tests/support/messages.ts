import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'

/** The words of the shop in its five languages. */
export const MESSAGES = { en, es, it, de, fr }
