-- An invitation ends with the account that it opened, so that none has to be remembered as used.
drop table private.used_invitations;
