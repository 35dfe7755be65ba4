import { chromium } from 'playwright-core';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const url=process.argv[2]??'http://127.0.0.1:4301/';
const a=await (await b.newContext({viewport:{width:1440,height:900},serviceWorkers:'block'})).newPage();
const p=await (await b.newContext({viewport:{width:390,height:844},hasTouch:true,isMobile:true,colorScheme:'dark',serviceWorkers:'block'})).newPage();
for(const [n,x] of [['a',a],['p',p]]) {x.on('console',m=>['error','warning'].includes(m.type())&&console.log(n,m.text()));x.on('pageerror',e=>console.log(n,'ERR',e.message));}
await a.goto(url); await a.waitForTimeout(1500); await a.screenshot({path:'/tmp/t/shots/home.png'});
await a.goto(url+'#/friends/principato'); await a.getByLabel('What should we call you?').fill('Anna'); 
await a.locator('.segments label').first().click();
await a.screenshot({path:'/tmp/t/shots/friends.png'});
await a.getByRole('button',{name:'Create table'}).click(); await a.getByRole('button',{name:'Copy link'}).waitFor(); await a.waitForTimeout(300);
await a.screenshot({path:'/tmp/t/shots/room-a.png'});
const link=await a.getByLabel('Link to this table').inputValue(); console.log(link);
await p.goto(link); await p.getByRole('button',{name:'Sit down'}).waitFor(); await p.screenshot({path:'/tmp/t/shots/room-p1.png'});
await p.getByLabel('What should we call you?').fill('Bruno'); await p.getByRole('button',{name:'Sit down'}).click(); await p.getByText('Waiting for Anna').waitFor(); await p.screenshot({path:'/tmp/t/shots/room-p2.png'});
await a.getByText('Bruno').first().waitFor(); await a.screenshot({path:'/tmp/t/shots/room-a2.png'});
await a.getByRole('button',{name:'Start game'}).click();
await a.locator('.frame').waitFor({timeout:15000}); await p.locator('.frame').waitFor({timeout:15000}); await a.waitForTimeout(1500);
await a.screenshot({path:'/tmp/t/shots/table-a.png'}); await p.screenshot({path:'/tmp/t/shots/table-p.png'});
for(let i=0;i<12;i++){ for(const x of [a,p]){ const btn=x.locator('.choices button.choice, .choices li button').first(); if(await x.locator('.frame[data-mine="true"]').count()&&await btn.count()){ await btn.click({timeout:3000}).catch(e=>console.log(e.message.slice(0,200))); await x.waitForTimeout(250);} } }
await a.screenshot({path:'/tmp/t/shots/table-a2.png'}); await p.screenshot({path:'/tmp/t/shots/table-p2.png'});
console.log(await a.locator('.log-line').allTextContents());
console.log(await p.locator('.log-line').allTextContents());
await b.close();
