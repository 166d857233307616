import { describe, expect, it } from 'vitest';
import { type Access, guardRoute } from './route-guard.ts';

type Member = Parameters<typeof guardRoute>[1]['member'];
const verdictOn = (path: string, access: Access, member: Member, signedIn = true) =>
  guardRoute({ path, access }, { signedIn, member });
const memberWith = (onboarded: boolean, role: 'member' | 'reviewer' | 'admin' = 'member') => ({
  onboarded,
  account: { role },
});

describe('guardRoute', () => {
  it('shows visitors the sign-in screen on members’ routes', () => {
    for (const path of ['/', '/dashboard', '/settings', '/onboarding'])
      expect(verdictOn(path, 'member', null, false)).toBe('sign-in');
  });

  it('waits while the onboarding status loads', () => {
    expect(verdictOn('/', 'member', null)).toBe('loading');
  });

  it('redirects a member without onboarding to it from every path except /', () => {
    expect(verdictOn('/settings', 'member', memberWith(false))).toEqual({
      redirect: '/onboarding',
    });
    expect(verdictOn('/dashboard', 'member', memberWith(false))).toEqual({
      redirect: '/onboarding',
    });
    expect(verdictOn('/', 'member', memberWith(false))).toBe('show');
    expect(verdictOn('/onboarding', 'member', memberWith(false))).toBe('show');
  });

  it('redirects a member with onboarding from it to /', () => {
    expect(verdictOn('/onboarding', 'member', memberWith(true))).toEqual({ redirect: '/' });
    expect(verdictOn('/settings', 'member', memberWith(true))).toBe('show');
  });

  it('never redirects from a public page', () => {
    for (const member of [null, memberWith(false), memberWith(true)])
      expect(verdictOn('/verify-email', 'public', member)).toBe('show');
  });

  it('shows administrators’ routes only to them, even before their onboarding', () => {
    expect(verdictOn('/admin', 'admin', memberWith(false, 'admin'))).toBe('show');
    expect(verdictOn('/admin', 'admin', memberWith(true))).toBe('not-allowed');
    expect(verdictOn('/admin', 'admin', memberWith(false))).toBe('not-allowed');
    expect(verdictOn('/admin', 'admin', null, false)).toBe('sign-in');
  });

  it('shows reviewers’ routes to them and to administrators', () => {
    expect(verdictOn('/review', 'reviewer', memberWith(false, 'reviewer'))).toBe('show');
    expect(verdictOn('/review', 'reviewer', memberWith(true, 'admin'))).toBe('show');
    expect(verdictOn('/review', 'reviewer', memberWith(true))).toBe('not-allowed');
    expect(verdictOn('/admin', 'admin', memberWith(true, 'reviewer'))).toBe('not-allowed');
  });
});
