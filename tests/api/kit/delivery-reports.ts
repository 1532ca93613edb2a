/**
 * Reports of failed deliveries in the forms of three mail servers, written by hand after such reports: names, addresses, ids and
 * times are examples.
 */

/** `to`: the return path of the mail that it is about. `action` and `status` as in RFC 3464. */
type About = { to: string; action?: string; status?: string }

const RECIPIENT = 'somebody@mailbox.example'

const asMail = (text: string) => text.trimStart().replaceAll('\n', '\r\n')

/** Postfix: notice, report and the headers of the mail. */
export const postfixReport = ({ to, action = 'failed', status = '5.1.1' }: About) =>
  asMail(`
Received: by mx.prosa.example (Postfix)
	id 4XyZ1a2b3c; Fri, 27 Nov 2026 03:12:45 +0000 (UTC)
Date: Fri, 27 Nov 2026 03:12:45 +0000 (UTC)
From: MAILER-DAEMON@mx.prosa.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XyZ0Q5n9d.1795749165/mx.prosa.example"
Message-Id: <20261127031245.4XyZ1a2b3c@mx.prosa.example>

This is a MIME-encapsulated message.

--4XyZ0Q5n9d.1795749165/mx.prosa.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.prosa.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

                   The mail system

<${RECIPIENT}>: host mail.mailbox.example[192.0.2.25] said: 550 5.1.1
    <${RECIPIENT}>: Recipient address rejected: User unknown (in
    reply to RCPT TO command)

--4XyZ0Q5n9d.1795749165/mx.prosa.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.prosa.example
X-Postfix-Queue-ID: 4XyZ0Q5n9d
X-Postfix-Sender: rfc822; ${to}
Arrival-Date: Fri, 27 Nov 2026 03:12:44 +0000 (UTC)

Final-Recipient: rfc822; ${RECIPIENT}
Original-Recipient: rfc822;${RECIPIENT}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.mailbox.example
Diagnostic-Code: smtp; 550 5.1.1 <${RECIPIENT}>: Recipient
    address rejected: User unknown

--4XyZ0Q5n9d.1795749165/mx.prosa.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <${to}>
From: Prosa <oi@prosa.example>
To: ${RECIPIENT}
Subject: Confirme o seu e-mail

--4XyZ0Q5n9d.1795749165/mx.prosa.example--
`)

/** Exchange Online: both bodies in quoted-printable, a display name in the report, the address in its own case. */
export const exchangeReport = ({ to, action = 'failed', status = '5.1.10' }: About) =>
  asMail(`
From: Microsoft Outlook
	<MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@mailbox.example>
To: ${to.toUpperCase()}
Date: Fri, 27 Nov 2026 03:12:45 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="9e5b8a3c-0d8e-4f0f-8c7b-2f1f0d6c4a11"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: en-US
Message-ID: <5b0c8a3e-9e5b-4f0f-8c7b@EX01.mailbox.example>
In-Reply-To: <ab12@prosa.example>
Subject: Undeliverable: Confirme o seu e-mail
Auto-Submitted: auto-replied
MIME-Version: 1.0

--9e5b8a3c-0d8e-4f0f-8c7b-2f1f0d6c4a11
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="b3d6e0f2-7a51-4c6e-9a3f-1c2d3e4f5a6b"

--b3d6e0f2-7a51-4c6e-9a3f-1c2d3e4f5a6b
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Your message to ${RECIPIENT.replace('@', '=40')} couldn't be delivered.
The address wasn't found at mailbox.example.

--b3d6e0f2-7a51-4c6e-9a3f-1c2d3e4f5a6b
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

<html><body><p>Your message couldn't be delivered.</p></body></html>

--b3d6e0f2-7a51-4c6e-9a3f-1c2d3e4f5a6b--

--9e5b8a3c-0d8e-4f0f-8c7b-2f1f0d6c4a11
Content-Type: message/delivery-status

Reporting-MTA: dns;EX01.mailbox.example
Received-From-MTA: dns;mx.prosa.example
Arrival-Date: Fri, 27 Nov 2026 03:12:44 +0000

Original-Recipient: rfc822;${RECIPIENT}
Final-Recipient: rfc822;${RECIPIENT}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup
X-Display-Name: Somebody

--9e5b8a3c-0d8e-4f0f-8c7b-2f1f0d6c4a11
Content-Type: message/rfc822

From: Prosa <oi@prosa.example>
To: ${RECIPIENT}
Subject: Confirme o seu e-mail
Message-ID: <ab12@prosa.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Confirme.

--9e5b8a3c-0d8e-4f0f-8c7b-2f1f0d6c4a11--
`)

/** Gmail: bodies and a picture in one part, the reason folded over lines, the whole mail at the end. */
export const gmailReport = ({ to, action = 'failed', status = '5.1.1' }: About) =>
  asMail(`
Return-Path: <>
Delivered-To: bounces@prosa.example
X-Original-To: ${to}
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: ${to}
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: <ab12@prosa.example>
In-Reply-To: <ab12@prosa.example>
X-Failed-Recipients: ${RECIPIENT}
Message-ID: <692f0c1d.050a0220.1c2d3e.0001.GMR@mx.google.com>
Date: Thu, 26 Nov 2026 19:12:45 -0800 (PST)
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000a1b2c3064d5e6f70"; report-type=delivery-status

--000000000000a1b2c3064d5e6f70
Content-Type: multipart/related; boundary="000000000000a1b2d5064d5e6f78"

--000000000000a1b2d5064d5e6f78
Content-Type: multipart/alternative; boundary="000000000000a1b2e0064d5e6f79"

--000000000000a1b2e0064d5e6f79
Content-Type: text/plain; charset="UTF-8"

** Address not found **

Your message wasn't delivered to ${RECIPIENT} because the address couldn't be found, or is unable to receive mail.

--000000000000a1b2e0064d5e6f79
Content-Type: text/html; charset="UTF-8"

<html><body><h1>Address not found</h1></body></html>

--000000000000a1b2e0064d5e6f79--
--000000000000a1b2d5064d5e6f78
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=
--000000000000a1b2d5064d5e6f78--
--000000000000a1b2c3064d5e6f70
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; oi@prosa.example
Arrival-Date: Thu, 26 Nov 2026 19:12:44 -0800 (PST)
X-Original-Message-ID: <ab12@prosa.example>

Final-Recipient: rfc822; ${RECIPIENT}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.mailbox.example. (192.0.2.25, the server for
 the domain mailbox.example.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address for typos or
 550 5.1.1 unnecessary spaces.
Last-Attempt-Date: Thu, 26 Nov 2026 19:12:45 -0800 (PST)

--000000000000a1b2c3064d5e6f70
Content-Type: message/rfc822

Return-Path: <${to}>
From: Prosa <oi@prosa.example>
To: ${RECIPIENT}
Subject: Confirme o seu e-mail
Message-ID: <ab12@prosa.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Confirme.

--000000000000a1b2c3064d5e6f70--
`)

/** An out-of-office reply of a mailbox, which is no report. */
export const outOfOfficeReply = (to: string) =>
  asMail(`
From: ${RECIPIENT}
To: ${to}
Subject: Out of office
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Action: failed
Status: 5.1.1
`)
