/**
 * Characters of an account's name, which is shown on receipts, in mails and in lists: letters of every script, marks,
 * digits, spaces, apostrophes, hyphens, dots and `& , / ( ) ·`. Ranges instead of Unicode classes, as the database has the
 * same rule without support for classes: `private.is_name`, which has to be kept equal.
 */

const REFUSED = [
  // Controls, and the ASCII and Latin-1 signs that occur in no name.
  String.raw`\u0000-\u001f\u0021-\u0025\u002a\u002b\u003a-\u0040\u005b-\u005f\u007b-\u009f`,
  String.raw`\u00a1-\u00a9\u00ab-\u00b3\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7\u061c`,
  // General punctuation without hyphens, quotes that are used as apostrophes, and the joiners of Persian and Hindi.
  String.raw`\u2000-\u200b\u200e\u200f\u2016\u2017\u201a-\u206f`,
  // Currencies, arrows, symbols and the emoji among them.
  String.raw`\u2070-\u2bff\u2e00-\u2fff\u3001-\u3004\u3008-\u3020\u3030\u3036\u3037\u303d-\u303f\u3200-\u33ff\u4dc0-\u4dff`,
  // Half characters, private use, the sign that makes an emoji of a letter, byte order marks and replacements.
  String.raw`\ud800-\uf8ff\ufe0e-\ufe19\ufe30-\ufe6f\ufeff\ufff0-\uffff`,
  // Symbols and letters of mathematics, emoji, tags and private use.
  String.raw`\u{1cc00}-\u{1d7ff}\u{1f000}-\u{1ffff}\u{e0000}-\u{e00ff}\u{f0000}-\u{10ffff}`,
].join('')

export const NAME_CHARACTERS = new RegExp(`^[^${REFUSED}]*$`, 'u')

/** At least one character that is not a digit, punctuation, or invisible. */
export const NAME_LETTER = /[^\s\d\p{Default_Ignorable_Code_Point}\u2800&'(),./`´·’‘\u2010-\u2015-]/u
