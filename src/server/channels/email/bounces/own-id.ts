/**
 * The header that repeats the Message-ID of a mail. Some mail services, such as Amazon SES, replace the Message-ID
 * (https://docs.aws.amazon.com/ses/latest/dg/header-fields.html), so returned mail is recognised by this header.
 */
export const OWN_ID_HEADER = 'X-Hesed-Message';
